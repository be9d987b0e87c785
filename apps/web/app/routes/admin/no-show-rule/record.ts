import { adminPage } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-no-show-rule",
  path: "/admin/no-show-rule",
  title: "adminNoShowRule",
  section: "users",
  messages: ["adminNoShow", "noShow", "adminUser", "account", "validations"],
});
