import type { RouteRecord } from "../../../../shell/routing/record.ts";
import { hasId } from "../../../../shell/routing/route-check.ts";
import { staffWith } from "../../admin-page.ts";
import { eventPath } from "../event-path.ts";

export const record: RouteRecord = {
  id: "admin-event-photo-file",
  path: "/admin/event/:eventId/photo/:photoId",
  auth: staffWith("events"),
  validate: ({ eventId, photoId }) => hasId({ id: eventId }) && hasId({ id: photoId }),
  returnTo: ({ eventId }) => `${eventPath(String(eventId))}/after`,
};
