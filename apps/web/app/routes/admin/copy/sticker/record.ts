import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-copy-sticker",
  path: "/admin/copy/sticker",
  title: "adminCopySticker",
  auth: staffWith("content"),
  section: "boxes",
  messages: ["adminCopy"],
});
