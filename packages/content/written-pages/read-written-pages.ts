import { contentLists, type WrittenPages } from "@takujo/contracts/content/written-pages";
import type { Database } from "@takujo/runtime/database/database";
import { readLegalDays } from "../legal/index.ts";
import { selectFilledLists } from "./queries.ts";

export async function readWrittenPages(db: Database): Promise<WrittenPages> {
  const [legal, [filled]] = await Promise.all([readLegalDays(db), selectFilledLists(db, {})]);
  return { legal, emptyLists: contentLists.filter((list) => filled?.[list] === false) };
}
