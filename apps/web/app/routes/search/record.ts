import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "search",
  path: "/search",
  title: "search",
  auth: false,
  breadcrumbHidden: true,
  noIndex: true,
  messages: ["search", "event"],
  samples: [
    "/search?q=English",
    "/search",
    "/search?q=zzzz",
    "/search?q=English&kind=event&seats=1",
  ],
};
