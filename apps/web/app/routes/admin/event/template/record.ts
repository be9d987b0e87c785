import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-event-template",
  path: "/admin/event/template",
  title: "adminEventTemplate",
  section: "events",
  messages: ["adminEventTemplate", "adminEvent"],
});
