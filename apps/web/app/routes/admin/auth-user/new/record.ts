import { adminPage, adminsOrHome } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-auth-user-new",
  path: "/admin/auth-user/new",
  title: "adminUserNew",
  section: "users",
  auth: adminsOrHome,
  messages: ["adminUser", "account"],
});
