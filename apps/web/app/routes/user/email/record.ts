import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-email",
  path: "/user/email",
  title: "userEmail",
  messages: ["emailChange"],
});
