import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-inquiry",
  path: "/admin/inquiry",
  title: "adminInquiry",
  auth: staffWith("inquiries"),
  section: "inquiries",
  messages: ["adminInquiry", "contact"],
  samples: ["/admin/inquiry", "/admin/inquiry?view=all"],
});
