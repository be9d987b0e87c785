import type { PageRecord } from "../../../shell/routing/record.ts";

/** Answers 404, and stands in no menu, until the settings say everything that the law asks for. */
export const record: PageRecord = {
  id: "seller",
  path: "/seller",
  title: "seller",
  auth: false,
  background: "white",
  messages: ["seller"],
  cache: { tags: [] },
  menu: { footer: ["ask", 5] },
};
