import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "line",
  path: "/line",
  title: "line",
  auth: false,
  messages: ["line"],
  cache: { tags: [] },
  menu: { footer: ["ask", 2] },
};
