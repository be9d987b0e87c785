import type { PageRecord } from "../../shell/routing/record.ts";

export const record: PageRecord = {
  id: "staff",
  path: "/staff",
  title: "staff",
  auth: false,
  messages: ["staff"],
  cache: { tags: ["staff", "board-game"], query: ["filter"] },
  menu: { footer: ["play", 5] },
  samples: ["/staff", "/staff?filter=english"],
};
