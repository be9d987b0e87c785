import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-event",
  path: "/admin/event",
  title: "adminEvent",
  auth: staffWith("events"),
  section: "events",
  messages: ["adminEvent", "contentEditor"],
  samples: ["/admin/event", "/admin/event?view=draft", "/admin/event?view=cancelled"],
});
