import { adminPage, staffWith } from "../../admin-page.ts";
import { hasContentKind } from "../kinds.ts";

export const record = adminPage({
  id: "admin-content",
  path: "/admin/content/:kind",
  title: "adminContent",
  auth: staffWith("content"),
  section: "content",
  messages: ["adminContent", "contentEditor"],
  validate: hasContentKind,
  samples: ["/admin/content/news", "/admin/content/legal", "/admin/content/board-game?search=zzzz"],
});
