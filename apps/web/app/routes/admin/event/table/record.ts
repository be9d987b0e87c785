import { adminPage, staffWith } from "../../admin-page.ts";
import { hasEvent } from "../event-path.ts";

export const record = adminPage({
  id: "admin-event-table",
  path: "/admin/event/:eventId/table",
  title: "adminEventTable",
  auth: staffWith("events"),
  section: "events",
  messages: ["adminProposedTable", "proposedTable"],
  validate: hasEvent,
  samples: ["/admin/event/{receptionEvent}/table"],
});
