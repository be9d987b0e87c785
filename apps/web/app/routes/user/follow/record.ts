import { pageKinds } from "@takujo/contracts/inbox/follow-kinds";
import { hasSlug } from "../../../shell/routing/route-check.ts";
import { accountPage } from "../account-page.ts";

export const record = accountPage({
  id: "user-follow",
  path: "/user/follow/:kind/:slug",
  title: "userFollow",
  messages: ["notification"],
  validate: (params) => pageKinds.some((kind) => kind === params["kind"]) && hasSlug(params),
  samples: ["/user/follow/event/heavyweight-day-grand-canal"],
});
