import { adminPage, staffWith } from "../../admin-page.ts";
import { hasContentItem } from "../kinds.ts";

export const record = adminPage({
  id: "admin-content-revision",
  path: "/admin/content/:kind/:itemId/revision",
  title: "adminContentRevision",
  auth: staffWith("content"),
  section: "content",
  messages: ["adminContent", "contentEditor"],
  validate: hasContentItem,
  samples: ["/admin/content/news/{news}/revision"],
});
