import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-auth-user-item",
  path: "/admin/auth-user/:userId",
  title: "adminUser",
  section: "users",
  messages: ["adminUser", "account"],
  samples: ["/admin/auth-user/{user}"],
});
