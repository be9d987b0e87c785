import { adminPage } from "../../admin-page.ts";
import { hasEvent } from "../event-path.ts";

export const record = adminPage({
  id: "admin-event-reception",
  path: "/admin/event/:eventId/reception",
  title: "adminEventReception",
  section: "events",
  messages: ["reception"],
  validate: hasEvent,
  samples: ["/admin/event/{receptionEvent}/reception"],
});
