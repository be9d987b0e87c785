import { adminPage, staffWith } from "../../admin-page.ts";
import { hasPreview } from "../kinds.ts";

export const record = adminPage({
  id: "admin-content-preview",
  path: "/admin/content/:kind/:itemId/preview",
  title: "adminContentPreview",
  // Hosts look at their events; what else they may not see is refused by the API.
  auth: staffWith("events"),
  background: "paper",
  validate: hasPreview,
  samples: ["/admin/content/article/{article}/preview"],
});
