import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-auth-user-new",
  path: "/admin/auth-user/new",
  title: "adminUserNew",
  section: "users",
  // As was asked for these pages: everybody else goes home.
  auth: { only: "admin" },
  messages: ["adminUser", "account"],
});
