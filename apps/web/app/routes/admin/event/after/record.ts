import { adminPage, staffWith } from "../../admin-page.ts";
import { hasEvent } from "../event-path.ts";

export const record = adminPage({
  id: "admin-event-after",
  path: "/admin/event/:eventId/after",
  title: "adminEventAfter",
  auth: staffWith("events"),
  section: "events",
  messages: ["eventPhoto"],
  validate: hasEvent,
  samples: ["/admin/event/{pastEvent}/after"],
});
