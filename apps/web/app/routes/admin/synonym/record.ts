import { adminPage } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-synonym",
  path: "/admin/synonym",
  title: "adminSynonym",
  section: "content",
  messages: ["adminSynonym", "adminContent"],
});
