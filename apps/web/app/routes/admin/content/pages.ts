import type { Pages } from "../../../shell/routing/record.ts";
import { adminPage, staffWith } from "../admin-page.ts";
import { hasContentItem, hasContentKind, hasPreview } from "./kinds.ts";

export const pages = {
  "first-kind": {
    id: "admin-content-first",
    path: "/admin/content",
    auth: staffWith("content"),
  },
  item: adminPage({
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
  }),
  list: adminPage({
    id: "admin-content",
    path: "/admin/content/:kind",
    title: "adminContent",
    auth: staffWith("content"),
    section: "content",
    messages: ["adminContent", "contentEditor"],
    validate: hasContentKind,
    samples: [
      "/admin/content/news",
      "/admin/content/legal",
      "/admin/content/board-game?search=zzzz",
    ],
  }),
  preview: adminPage({
    id: "admin-content-preview",
    path: "/admin/content/:kind/:itemId/preview",
    title: "adminContentPreview",
    // Hosts look at their events; what else they may not see is refused by the API.
    auth: staffWith("events"),
    background: "paper",
    validate: hasPreview,
    samples: ["/admin/content/article/{article}/preview"],
  }),
  revision: adminPage({
    id: "admin-content-revision",
    path: "/admin/content/:kind/:itemId/revision",
    title: "adminContentRevision",
    auth: staffWith("content"),
    section: "content",
    messages: ["adminContent", "contentEditor"],
    validate: hasContentItem,
    samples: ["/admin/content/news/{news}/revision"],
  }),
} satisfies Pages;
