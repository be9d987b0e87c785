import type { Pages } from "../../../shell/routing/record.ts";
import { hasId } from "../../../shell/routing/route-check.ts";
import { adminPage, staffWith } from "../admin-page.ts";

export const pages = {
  "canned-text": adminPage({
    id: "admin-canned-text",
    path: "/admin/canned-text",
    title: "adminCannedText",
    auth: staffWith("inquiries"),
    section: "inquiries",
    messages: ["adminInquiry"],
  }),
  item: adminPage({
    id: "admin-inquiry-item",
    path: "/admin/inquiry/:inquiryId",
    title: "adminInquiry",
    auth: staffWith("inquiries"),
    section: "inquiries",
    messages: ["adminInquiry", "contact"],
    validate: ({ inquiryId: id }) => hasId({ id }),
    samples: ["/admin/inquiry/{inquiry}", "/admin/inquiry/{answered}?view=all"],
  }),
  list: adminPage({
    id: "admin-inquiry",
    path: "/admin/inquiry",
    title: "adminInquiry",
    auth: staffWith("inquiries"),
    section: "inquiries",
    messages: ["adminInquiry", "contact"],
    samples: ["/admin/inquiry", "/admin/inquiry?view=all"],
  }),
} satisfies Pages;
