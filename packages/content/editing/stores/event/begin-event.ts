import type {
  ContentDocument,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import type { Database } from "@takujo/runtime/database/database";
import { selectLastPublished } from "./queries.ts";
import { readEvent } from "./read-event.ts";

/** What is the same from one evening to the next. */
const shared = ["venue", "fee", "host"];
const texts = ["room", "feeNote", "bring", "cancellation", "questions"];

const pick = (fields: FieldValues, names: string[]): FieldValues =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] ?? ""]] : [])));

/**
 * A new event begins with the settings of the event that was published last. English is left out: texts in part would
 * have to be completed before publishing.
 */
export async function beginEvent(
  db: Database,
): Promise<(Pick<ContentDocument, "shared"> & Partial<ContentDocument>) | null> {
  const [last] = await selectLastPublished(db, {});
  const stored = last && (await readEvent(db, last.id));
  if (!stored) return null;
  const { document } = stored;
  return {
    shared: pick(document.shared, shared),
    texts: { ja: pick(document.texts.ja, texts), en: {} },
  };
}
