import { adminPage, staffWith } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-image",
  path: "/admin/image",
  title: "adminImage",
  // Whoever drafts an event chooses its picture among these, without adding or changing any.
  auth: staffWith("events"),
  section: "images",
  messages: ["adminImage"],
});
