import { moneyPage } from "../money-page.ts";

export const record = moneyPage({
  id: "admin-money",
  path: "/admin/money",
  title: "adminMoney",
  samples: ["/admin/money", "/admin/money?month=1999-13"],
});
