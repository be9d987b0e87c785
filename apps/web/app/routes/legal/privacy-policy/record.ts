import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "privacy-policy",
  path: "/privacy-policy",
  title: "privacyPolicy",
  auth: false,
  background: "white",
  navigator: true,
  messages: ["legal"],
  cache: { tags: ["legal"], query: ["version"] },
  menu: { footer: ["ask", 3] },
  samples: ["/privacy-policy", "/privacy-policy?version=1"],
};
