import { hasSlug } from "../../../shell/routing/route-check.ts";
import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-event-photo",
  path: "/user/event-photo/:slug",
  title: "userEventPhoto",
  messages: ["eventPhoto"],
  validate: hasSlug,
  samples: ["/user/event-photo/tea-road-evening"],
});
