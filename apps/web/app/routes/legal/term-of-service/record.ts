import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "term-of-service",
  path: "/term-of-service",
  title: "termOfService",
  auth: false,
  background: "white",
  navigator: true,
  messages: ["legal"],
  cache: { tags: ["legal"], query: ["version"] },
  menu: { footer: ["ask", 4] },
};
