import { moneyPage } from "../money-page.ts";

export const record = moneyPage({
  id: "admin-pass",
  path: "/admin/pass",
  title: "adminPass",
  messages: ["adminPass"],
});
