import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "friend-ticket",
  path: "/reservation/friend/ticket",
  title: "friendTicket",
  auth: false,
  breadcrumbHidden: true,
  noIndex: true,
  hasSecret: true,
  messages: ["friendSeat", "price", "ticket"],
  samples: ["/reservation/friend/ticket?token={friendTicket}"],
};
