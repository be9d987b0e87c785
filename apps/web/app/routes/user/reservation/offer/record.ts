import { hasId } from "../../../../shell/routing/route-check.ts";
import { accountPage } from "../../account-page.ts";

export const record = accountPage({
  id: "user-reservation-offer",
  path: "/user/reservation/:id/offer",
  title: "userReservationOffer",
  messages: ["offer"],
  validate: hasId,
  samples: ["/user/reservation/{offered}/offer", "/user/reservation/{confirmed}/offer"],
});
