import { adminPage } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-dashboard",
  path: "/admin",
  title: "adminDashboard",
  section: "dashboard",
  messages: ["adminDashboard"],
});
