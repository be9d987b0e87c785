import { moneyPage } from "../money-page.ts";

export const record = moneyPage({
  id: "admin-money-receipt",
  path: "/admin/money/receipt/:reservationId",
  title: "adminMoneyReceipt",
  samples: ["/admin/money/receipt/{confirmed}"],
});
