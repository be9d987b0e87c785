import { adminPage, staffWith } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-image",
  path: "/admin/image",
  title: "adminImage",
  auth: staffWith("content"),
  section: "images",
  messages: ["adminImage"],
});
