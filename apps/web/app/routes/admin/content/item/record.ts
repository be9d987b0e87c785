import { adminPage, staffWith } from "../../admin-page.ts";
import { hasContentItem } from "../kinds.ts";

export const record = adminPage({
  id: "admin-content-item",
  path: "/admin/content/:kind/:itemId",
  title: "adminContentItem",
  auth: staffWith("content"),
  section: "content",
  messages: ["adminContent", "contentEditor", "adminImage"],
  validate: hasContentItem,
  samples: [
    "/admin/content/news/{news}",
    "/admin/content/article/{article}",
    "/admin/content/character/{character}",
  ],
});
