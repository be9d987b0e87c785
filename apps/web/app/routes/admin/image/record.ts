import { adminPage, staffWith } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-image",
  path: "/admin/image",
  title: "adminImage",
  // Whoever writes an event chooses its picture here.
  auth: staffWith("events"),
  section: "images",
  messages: ["adminImage"],
});
