import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-data",
  path: "/user/data",
  title: "userData",
  messages: ["accountData"],
});
