import { adminPage, adminsOrHome } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-auth-user",
  path: "/admin/auth-user",
  title: "adminUser",
  section: "users",
  auth: adminsOrHome,
  messages: ["adminUser", "staffRole"],
  samples: ["/admin/auth-user", "/admin/auth-user?searchValue=zzzz"],
});
