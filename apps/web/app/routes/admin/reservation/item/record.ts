import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-reservation-item",
  path: "/admin/reservation/:reservationId",
  title: "adminReservation",
  section: "reservations",
  messages: ["adminReservation", "account"],
  samples: [
    "/admin/reservation/{confirmed}",
    "/admin/reservation/{waiting}?ask=offer",
    "/admin/reservation/{confirmed}?ask=cancel",
  ],
});
