import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-canned-text",
  path: "/admin/canned-text",
  title: "adminCannedText",
  auth: staffWith("inquiries"),
  section: "inquiries",
  messages: ["adminInquiry"],
});
