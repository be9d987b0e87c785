import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-event-template",
  path: "/admin/event/template",
  title: "adminEventTemplate",
  auth: staffWith("publish"),
  section: "events",
  messages: ["adminEventTemplate", "adminEvent"],
});
