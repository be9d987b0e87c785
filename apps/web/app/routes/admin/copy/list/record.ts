import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-copy",
  path: "/admin/copy",
  title: "adminCopy",
  auth: staffWith("content"),
  section: "boxes",
  messages: ["adminCopy"],
});
