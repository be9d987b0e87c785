import { adminPage } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-audit",
  path: "/admin/audit",
  title: "adminAudit",
  section: "audit",
  messages: ["adminAudit"],
  samples: ["/admin/audit", "/admin/audit?subject=zzzz"],
});
