import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-reservation-new",
  path: "/admin/reservation/new",
  title: "adminReservationNew",
  section: "reservations",
  messages: ["adminReservation", "account"],
});
