import type { Pages } from "../../../shell/routing/record.ts";
import { adminPage, adminsOnly, staffWith } from "../admin-page.ts";
import { hasEvent } from "../event/event-path.ts";

export const pages = {
  "call-list": adminPage({
    id: "admin-call-list",
    path: "/admin/call-list",
    title: "adminCallList",
    auth: staffWith("bookings", { everywhere: true }),
    section: "reservations",
    messages: ["adminCallList", "adminReservation"],
  }),
  export: {
    id: "admin-reservation-export",
    path: "/admin/reservation/export",
    auth: adminsOnly,
    returnTo: () => "/admin/reservation?ask=contacts",
  },
  item: adminPage({
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
  }),
  list: adminPage({
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
  }),
  new: adminPage({
    id: "admin-reservation-new",
    path: "/admin/reservation/new",
    title: "adminReservationNew",
    auth: staffWith("bookings"),
    section: "reservations",
    messages: ["adminReservation", "account", "price"],
  }),
  roster: adminPage({
    id: "admin-roster",
    path: "/admin/reservation/roster/:eventId",
    title: "adminRoster",
    auth: staffWith("reception"),
    frame: false,
    section: "reservations",
    messages: ["adminRoster"],
    validate: hasEvent,
    samples: ["/admin/reservation/roster/{receptionEvent}"],
  }),
} satisfies Pages;
