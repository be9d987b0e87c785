import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "staff-invitation",
  path: "/user/staff-invitation",
  title: "staffInvitation",
  messages: ["staffInvitation", "staffRole"],
});
