import { adminPage, staffWith } from "../../admin-page.ts";
import { hasEvent } from "../../event/event-path.ts";

export const record = adminPage({
  id: "admin-roster",
  path: "/admin/reservation/roster/:eventId",
  title: "adminRoster",
  auth: staffWith("reception"),
  section: "reservations",
  messages: ["adminRoster"],
  validate: hasEvent,
  samples: ["/admin/reservation/roster/{receptionEvent}"],
});
