import { reservingPage } from "../reserving-page.ts";

export const record = reservingPage({
  id: "reservation-edit",
  path: "/event/:slug/reservation/:id/edit",
  title: "reservationEdit",
  messages: ["event", "account", "price", "validations"],
  samples: ["/event/{confirmedSteps}/edit"],
});
