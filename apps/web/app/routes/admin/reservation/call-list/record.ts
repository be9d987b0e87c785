import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-call-list",
  path: "/admin/call-list",
  title: "adminCallList",
  section: "reservations",
  messages: ["adminCallList", "adminReservation"],
});
