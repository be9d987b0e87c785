import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-reservation-new",
  path: "/admin/reservation/new",
  title: "adminReservationNew",
  auth: staffWith("bookings"),
  section: "reservations",
  messages: ["adminReservation", "account", "price"],
});
