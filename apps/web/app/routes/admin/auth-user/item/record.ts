import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-auth-user-item",
  path: "/admin/auth-user/:userId",
  title: "adminUser",
  section: "users",
  // As was asked for these pages: everybody else goes home.
  auth: { only: "admin" },
  messages: ["adminUser", "adminReservation", "adminNoShow", "adminPass", "account"],
  samples: ["/admin/auth-user/{user}"],
});
