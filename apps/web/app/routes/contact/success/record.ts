import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "contact-success",
  path: "/contact/success",
  title: "contactSuccess",
  auth: false,
  breadcrumbHidden: true,
  noIndex: true,
  messages: ["contact"],
};
