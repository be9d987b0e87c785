import { adminPage } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-settings",
  path: "/admin/settings",
  title: "adminSettings",
  section: "settings",
  messages: ["adminSettings", "adminImage", "account"],
});
