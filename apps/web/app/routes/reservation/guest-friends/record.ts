import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "guest-friends",
  path: "/reservation/guest/friends",
  title: "partyPlaces",
  auth: false,
  breadcrumbHidden: true,
  noIndex: true,
  hasSecret: true,
  messages: ["friendSeat", "price", "sharing"],
};
