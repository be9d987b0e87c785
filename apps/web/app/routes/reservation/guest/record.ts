import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "guest-reservation",
  path: "/reservation/guest",
  title: "guestReservation",
  auth: false,
  breadcrumbHidden: true,
  noIndex: true,
  hasSecret: true,
  messages: ["guestReservation", "price", "ticket"],
};
