import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-passkey",
  path: "/user/passkey",
  title: "userPasskey",
  messages: ["passkey"],
});
