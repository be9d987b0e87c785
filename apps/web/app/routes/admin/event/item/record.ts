import { adminPage, staffWith } from "../../admin-page.ts";
import { hasEvent } from "../event-path.ts";

export const record = adminPage({
  id: "admin-event-item",
  path: "/admin/event/:eventId",
  title: "adminEventItem",
  auth: staffWith("events"),
  section: "events",
  messages: ["adminEvent", "adminEventTemplate", "contentEditor", "adminImage"],
  validate: hasEvent,
  samples: ["/admin/event/{receptionEvent}", "/admin/event/{receptionEvent}?ask=cancel"],
});
