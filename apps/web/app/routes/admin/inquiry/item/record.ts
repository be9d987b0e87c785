import { hasId } from "../../../../shell/routing/route-check.ts";
import { adminPage, staffWith } from "../../admin-page.ts";

export const record = adminPage({
  id: "admin-inquiry-item",
  path: "/admin/inquiry/:inquiryId",
  title: "adminInquiry",
  auth: staffWith("inquiries"),
  section: "inquiries",
  messages: ["adminInquiry", "contact"],
  validate: ({ inquiryId: id }) => hasId({ id }),
  samples: ["/admin/inquiry/{inquiry}", "/admin/inquiry/{answered}?view=all"],
});
