import { reservingPage } from "../reserving-page.ts";

export const record = reservingPage({
  id: "reservation-new",
  path: "/event/:slug/reservation/new",
  title: "reservationNew",
  messages: ["event", "account", "price", "validations", "noShow"],
  samples: [
    "/event/heavyweight-day-grand-canal/reservation/new?seats=2",
    "/event/new-games-day-vol-12/reservation/new?seats=2",
    "/event/cellar-spirits-in-the-dark/reservation/new",
  ],
});
