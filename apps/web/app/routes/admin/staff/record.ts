import { adminPage } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-staff",
  path: "/admin/staff",
  title: "adminStaff",
  section: "staff",
  messages: ["adminStaff", "staffRole", "account"],
});
