import type { PageRecord } from "../../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "character",
  path: "/character",
  title: "character",
  auth: false,
  background: "white",
  messages: ["character"],
  cache: { tags: ["character"] },
  menu: { footer: ["play", 4] },
};
