import { hasId } from "../../../../shell/routing/route-check.ts";
import { accountPage } from "../../account-page.ts";

export const record = accountPage({
  id: "user-reservation-detail",
  path: "/user/reservation/:id/detail",
  title: "userReservationDetail",
  messages: ["accountReservation", "noShow", "price", "ticket"],
  validate: hasId,
  samples: ["/user/reservation/{confirmed}/detail", "/user/reservation/{waiting}/detail"],
});
