import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-call-list",
  path: "/admin/call-list",
  title: "adminCallList",
  auth: staffWith("bookings", { everywhere: true }),
  section: "reservations",
  messages: ["adminCallList", "adminReservation"],
});
