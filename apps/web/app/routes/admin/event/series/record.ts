import { adminPage, staffWith } from "../../admin-page.ts";
import { hasEvent } from "../event-path.ts";

export const record = adminPage({
  id: "admin-event-series",
  path: "/admin/event/:eventId/series",
  title: "adminEventSeries",
  auth: staffWith("publish"),
  section: "events",
  messages: ["adminEvent"],
  validate: hasEvent,
  samples: ["/admin/event/{receptionEvent}/series?every=month"],
});
