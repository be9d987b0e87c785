import { hasId } from "../../../../shell/routing/route-check.ts";
import { accountPage } from "../../account-page.ts";

export const record = accountPage({
  id: "user-reservation-after",
  path: "/user/reservation/:id/after",
  title: "afterGame",
  messages: ["afterGame", "eventPhoto"],
  validate: hasId,
  samples: ["/user/reservation/{attended}/after", "/user/reservation/{written}/after"],
});
