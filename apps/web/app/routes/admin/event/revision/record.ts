import { adminPage, staffWith } from "../../admin-page.ts";
import { hasEvent } from "../event-path.ts";

export const record = adminPage({
  id: "admin-event-revision",
  path: "/admin/event/:eventId/revision",
  title: "adminContentRevision",
  auth: staffWith("events"),
  section: "events",
  messages: ["adminContent", "contentEditor"],
  validate: hasEvent,
  samples: ["/admin/event/{receptionEvent}/revision"],
});
