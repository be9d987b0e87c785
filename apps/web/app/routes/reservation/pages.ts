import type { PageRecord, Pages } from "../../shell/routing/record.ts";
import { hasId, hasSlug, type RouteCheck } from "../../shell/routing/route-check.ts";

const hasSlugAndId: RouteCheck = (params) => hasSlug(params) === true && hasId(params);

/** The record of a reservation step. */
const reservingPage = (page: Omit<PageRecord, "auth">): PageRecord => ({
  auth: { only: "user" },
  breadcrumbHidden: true,
  noIndex: true,
  validate: page.path.includes(":id") ? hasSlugAndId : hasSlug,
  ...page,
  messages: ["reserving", ...(page.messages ?? [])],
});

export const pages = {
  answer: {
    id: "reservation-answer",
    path: "/reservation/answer",
    title: "reservationAnswer",
    auth: false,
    breadcrumbHidden: true,
    noIndex: true,
    hasSecret: true,
    messages: ["reminder"],
  },
  edit: reservingPage({
    id: "reservation-edit",
    path: "/event/:slug/reservation/:id/edit",
    title: "reservationEdit",
    messages: ["event", "account", "price", "validations"],
    samples: ["/event/{confirmedSteps}/edit"],
  }),
  "friend-calendar": {
    id: "friend-ticket-calendar",
    path: "/reservation/friend/calendar.ics",
    auth: false,
    hasSecret: true,
  },
  "friend-ticket": {
    id: "friend-ticket",
    path: "/reservation/friend/ticket",
    title: "friendTicket",
    auth: false,
    breadcrumbHidden: true,
    noIndex: true,
    hasSecret: true,
    messages: ["friendSeat", "price", "ticket"],
    samples: ["/reservation/friend/ticket?token={friendTicket}"],
  },
  friend: {
    id: "friend-seat",
    path: "/reservation/friend",
    title: "friendSeat",
    auth: false,
    breadcrumbHidden: true,
    noIndex: true,
    hasSecret: true,
    messages: ["friendSeat", "price"],
    samples: ["/reservation/friend?token={friendSeat}", "/reservation/friend"],
  },
  "guest-calendar": {
    id: "guest-reservation-calendar",
    path: "/reservation/guest/calendar.ics",
    auth: false,
    hasSecret: true,
  },
  "guest-friends": {
    id: "guest-friends",
    path: "/reservation/guest/friends",
    title: "partyPlaces",
    auth: false,
    breadcrumbHidden: true,
    noIndex: true,
    hasSecret: true,
    messages: ["friendSeat", "price", "sharing"],
  },
  guest: {
    id: "guest-reservation",
    path: "/reservation/guest",
    title: "guestReservation",
    auth: false,
    breadcrumbHidden: true,
    noIndex: true,
    hasSecret: true,
    messages: ["guestReservation", "price", "ticket"],
  },
  new: reservingPage({
    id: "reservation-new",
    path: "/event/:slug/reservation/new",
    title: "reservationNew",
    messages: ["event", "account", "price", "validations", "noShow"],
    samples: [
      "/event/heavyweight-day-grand-canal/reservation/new?seats=2",
      "/event/new-games-day-vol-12/reservation/new?seats=2",
      "/event/cellar-spirits-in-the-dark/reservation/new",
    ],
  }),
  success: reservingPage({
    id: "reservation-success",
    path: "/event/:slug/reservation/:id/success",
    title: "reservationSuccess",
    messages: ["ticket"],
    samples: ["/event/{confirmedSteps}/success"],
  }),
} satisfies Pages;
