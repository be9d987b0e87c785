import { adminPage, adminsOrHome } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-auth-user-item",
  path: "/admin/auth-user/:userId",
  title: "adminUser",
  section: "users",
  auth: adminsOrHome,
  messages: ["adminUser", "adminReservation", "adminNoShow", "adminPass", "account"],
  samples: ["/admin/auth-user/{user}"],
});
