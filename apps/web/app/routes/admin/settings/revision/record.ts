import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-settings-revision",
  path: "/admin/settings/revision",
  title: "adminSettingsRevision",
  section: "settings",
  messages: ["adminSettings", "adminContent", "contentEditor"],
});
