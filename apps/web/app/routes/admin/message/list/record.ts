import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-message",
  path: "/admin/message",
  title: "adminMessage",
  section: "messages",
  messages: ["adminMessage"],
});
