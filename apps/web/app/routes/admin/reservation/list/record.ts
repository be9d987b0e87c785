import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-reservation",
  path: "/admin/reservation",
  title: "adminReservation",
  auth: staffWith("guests"),
  section: "reservations",
  messages: ["adminReservation", "account"],
  samples: [
    "/admin/reservation",
    "/admin/reservation?group=waiting",
    "/admin/reservation?event=new-games-day-vol-12",
    "/admin/reservation?q=zzzz",
    "/admin/reservation?ask=contacts",
  ],
});
