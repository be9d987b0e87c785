import { adminPage } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-image",
  path: "/admin/image",
  title: "adminImage",
  section: "images",
  messages: ["adminImage"],
});
