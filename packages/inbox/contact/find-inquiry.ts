import type { Database } from "@takujo/runtime/database/database";
import { type Inquiry, presentInquiry } from "./present.ts";
import { selectInquiryById } from "./queries.ts";

/** Null if it has been deleted. */
export async function findInquiry(db: Database, id: string): Promise<Inquiry | null> {
  const [row] = await selectInquiryById(db, { id });
  return row ? presentInquiry(row) : null;
}
