import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-notification",
  path: "/user/notification",
  title: "userNotification",
  messages: ["notification"],
});
