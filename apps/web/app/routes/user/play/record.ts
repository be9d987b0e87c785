import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-play",
  path: "/user/play",
  title: "userPlay",
  messages: ["afterGame"],
});
