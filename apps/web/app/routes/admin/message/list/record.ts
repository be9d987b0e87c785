import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-message",
  path: "/admin/message",
  title: "adminMessage",
  auth: staffWith("messages"),
  section: "messages",
  messages: ["adminMessage"],
});
