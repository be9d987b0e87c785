import type { Pages } from "../../../shell/routing/record.ts";
import { hasId } from "../../../shell/routing/route-check.ts";
import { accountPage } from "../account-page.ts";

export const pages = {
  after: accountPage({
    id: "user-reservation-after",
    path: "/user/reservation/:id/after",
    title: "afterGame",
    frame: false,
    messages: ["afterGame", "eventPhoto"],
    validate: hasId,
    samples: ["/user/reservation/{attended}/after", "/user/reservation/{written}/after"],
  }),
  calendar: {
    id: "user-reservation-calendar",
    path: "/user/reservation/:id/calendar.ics",
    auth: { only: "user" },
    validate: hasId,
    returnTo: ({ id }) => `/user/reservation/${id}/detail`,
  },
  detail: accountPage({
    id: "user-reservation-detail",
    path: "/user/reservation/:id/detail",
    title: "userReservationDetail",
    messages: ["accountReservation", "noShow", "price", "ticket"],
    validate: hasId,
    samples: ["/user/reservation/{confirmed}/detail", "/user/reservation/{waiting}/detail"],
  }),
  friends: accountPage({
    id: "user-reservation-friends",
    path: "/user/reservation/:id/friends",
    title: "partyPlaces",
    messages: ["friendSeat", "price", "sharing"],
    validate: hasId,
    samples: ["/user/reservation/{party}/friends"],
  }),
  list: accountPage({
    id: "user-reservation",
    path: "/user/reservation",
    title: "userReservation",
    messages: ["accountReservation", "noShow", "pass", "proposedTable"],
    samples: ["/user/reservation", "/user/reservation?show=waiting"],
  }),
  offer: accountPage({
    id: "user-reservation-offer",
    path: "/user/reservation/:id/offer",
    title: "userReservationOffer",
    frame: false,
    messages: ["offer"],
    validate: hasId,
    samples: ["/user/reservation/{offered}/offer", "/user/reservation/{confirmed}/offer"],
  }),
  "receipt-file": {
    id: "user-reservation-receipt",
    path: "/user/reservation/:id/receipt/:receiptId",
    auth: { only: "user" },
    validate: hasId,
    returnTo: ({ id }) => `/user/reservation/${id}/detail`,
  },
} satisfies Pages;
