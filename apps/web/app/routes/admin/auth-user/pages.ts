import type { Pages } from "../../../shell/routing/record.ts";
import { adminPage, adminsOrHome } from "../admin-page.ts";

export const pages = {
  item: adminPage({
    id: "admin-auth-user-item",
    path: "/admin/auth-user/:userId",
    title: "adminUser",
    section: "users",
    auth: adminsOrHome,
    messages: ["adminUser", "adminReservation", "adminNoShow", "adminPass", "account"],
    samples: ["/admin/auth-user/{user}"],
  }),
  list: adminPage({
    id: "admin-auth-user",
    path: "/admin/auth-user",
    title: "adminUser",
    section: "users",
    auth: adminsOrHome,
    messages: ["adminUser", "staffRole"],
    samples: ["/admin/auth-user", "/admin/auth-user?searchValue=zzzz"],
  }),
  new: adminPage({
    id: "admin-auth-user-new",
    path: "/admin/auth-user/new",
    title: "adminUserNew",
    section: "users",
    auth: adminsOrHome,
    messages: ["adminUser", "account"],
  }),
} satisfies Pages;
