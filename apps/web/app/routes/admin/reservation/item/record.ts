import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-reservation-item",
  path: "/admin/reservation/:reservationId",
  title: "adminReservation",
  auth: staffWith("guests"),
  section: "reservations",
  messages: ["adminReservation", "account", "price"],
  samples: [
    "/admin/reservation/{confirmed}",
    "/admin/reservation/{waiting}?ask=offer",
    "/admin/reservation/{confirmed}?ask=cancel",
  ],
});
