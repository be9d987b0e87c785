import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "contact",
  path: "/contact",
  title: "contact",
  auth: false,
  messages: ["contact", "writing"],
  menu: { footer: ["ask", 1] },
};
