import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-auth-user",
  path: "/admin/auth-user",
  title: "adminUser",
  section: "users",
  // As was asked for these pages: everybody else goes home.
  auth: { only: "admin" },
  messages: ["adminUser", "staffRole"],
  samples: ["/admin/auth-user", "/admin/auth-user?searchValue=zzzz"],
});
