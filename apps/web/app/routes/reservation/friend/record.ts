import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "friend-seat",
  path: "/reservation/friend",
  title: "friendSeat",
  auth: false,
  breadcrumbHidden: true,
  noIndex: true,
  hasSecret: true,
  messages: ["friendSeat", "price"],
  samples: ["/reservation/friend?token={friendSeat}", "/reservation/friend"],
};
