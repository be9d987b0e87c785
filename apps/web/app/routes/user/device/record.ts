import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-device",
  path: "/user/device",
  title: "userDevice",
  messages: ["devices"],
});
