import { adminPage } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-canned-text",
  path: "/admin/canned-text",
  title: "adminCannedText",
  section: "inquiries",
  messages: ["adminInquiry"],
});
