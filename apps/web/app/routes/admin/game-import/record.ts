import { adminPage, staffWith } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-game-import",
  path: "/admin/game-import",
  title: "adminGameImport",
  auth: staffWith("content"),
  section: "content",
  messages: ["adminGameImport", "adminContent"],
});
