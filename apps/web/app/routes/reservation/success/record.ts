import { reservingPage } from "../reserving-page.ts";

export const record = reservingPage({
  id: "reservation-success",
  path: "/event/:slug/reservation/:id/success",
  title: "reservationSuccess",
  messages: ["ticket"],
  samples: ["/event/{confirmedSteps}/success"],
});
