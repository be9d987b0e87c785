import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-auth-user-new",
  path: "/admin/auth-user/new",
  title: "adminUserNew",
  section: "users",
  messages: ["adminUser", "account"],
});
