import { moneyPage } from "../money-page.ts";

export const record = moneyPage({
  id: "admin-money-evening",
  path: "/admin/money/:eventId",
  title: "adminMoneyEvening",
  samples: ["/admin/money/{receptionEvent}", "/admin/money/{receptionEvent}?ask=refund"],
});
