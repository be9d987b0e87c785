import type { Locale } from "@takujo/contracts/locale";
import type { ContactCategory } from "@takujo/contracts/platform/contact-form";
import type { Database } from "@takujo/runtime/database";
import { presentInquiry } from "./present.ts";
import { selectInquiryById } from "./queries.ts";

/** For the house only: the API gives an inquiry to nobody but its sender, and less of it. */
export interface Inquiry {
  receipt: string;
  category: ContactCategory;
  name: string;
  email: string;
  reservationCode: string | null;
  body: string;
  locale: Locale;
  replyLocale: Locale;
}

/** Null when it has been deleted since. */
export async function findInquiry(db: Database, id: string): Promise<Inquiry | null> {
  const [row] = await selectInquiryById(db, { id });
  return row ? presentInquiry(row) : null;
}
