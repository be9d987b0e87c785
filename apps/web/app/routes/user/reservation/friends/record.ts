import { hasId } from "../../../../shell/routing/route-check.ts";
import { accountPage } from "../../account-page.ts";

export const record = accountPage({
  id: "user-reservation-friends",
  path: "/user/reservation/:id/friends",
  title: "partyPlaces",
  messages: ["friendSeat", "price", "sharing"],
  validate: hasId,
  samples: ["/user/reservation/{party}/friends"],
});
