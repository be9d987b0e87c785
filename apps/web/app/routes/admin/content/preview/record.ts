import { adminPage } from "../../admin-page.ts";
import { hasPreview } from "../kinds.ts";

export const record = adminPage({
  id: "admin-content-preview",
  path: "/admin/content/:kind/:itemId/preview",
  title: "adminContentPreview",
  background: "paper",
  validate: hasPreview,
  samples: ["/admin/content/article/{article}/preview"],
});
