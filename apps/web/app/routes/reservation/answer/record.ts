import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "reservation-answer",
  path: "/reservation/answer",
  title: "reservationAnswer",
  auth: false,
  breadcrumbHidden: true,
  noIndex: true,
  hasSecret: true,
  messages: ["reminder"],
};
