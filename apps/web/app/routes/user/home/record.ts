import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user",
  path: "/user",
  title: "user",
  messages: ["accountReservation", "notification", "pass", "ticket", "validations"],
});
