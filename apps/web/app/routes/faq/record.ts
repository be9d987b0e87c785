import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "faq",
  path: "/faq",
  title: "faq",
  auth: false,
  navigator: true,
  messages: ["faq"],
  cache: { tags: ["faq"], query: ["q"] },
  menu: { header: 6, footer: ["read", 4] },
  samples: ["/faq", "/faq?q=e"],
};
