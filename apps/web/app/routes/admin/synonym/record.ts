import { adminPage, staffWith } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-synonym",
  path: "/admin/synonym",
  title: "adminSynonym",
  auth: staffWith("content"),
  section: "content",
  messages: ["adminSynonym", "adminContent"],
});
