import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-profile",
  path: "/user/profile",
  title: "userProfile",
  messages: ["profile", "validations", "writing"],
});
