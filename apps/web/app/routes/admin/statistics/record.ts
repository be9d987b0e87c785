import { adminPage, staffWith } from "../admin-page.ts";

export const record = adminPage({
  id: "admin-statistics",
  path: "/admin/statistics",
  title: "adminStatistics",
  auth: staffWith("statistics"),
  section: "statistics",
  messages: ["adminStatistics"],
  samples: ["/admin/statistics", "/admin/statistics?month=1999-13"],
});
