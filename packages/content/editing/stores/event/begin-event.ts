import type {
  ContentDocument,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import type { Database } from "@takujo/runtime/database/database";
import { selectHouseVenue, selectLastPublished } from "./queries.ts";
import { readEvent } from "./read-event.ts";

/** What is the same from one evening to the next. */
const shared = ["venue", "fee", "prices", "host"];
const texts = ["room", "feeNote", "bring", "cancellation", "questions"];

const pick = (fields: FieldValues, names: string[]): FieldValues =>
  Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, fields[name] ?? ""]] : [])));

/**
 * A new event begins with the settings of the event that was published last, and at the house, if the site's settings name
 * it. English is left out: texts in part would have to be completed before publishing.
 */
export async function beginEvent(
  db: Database,
): Promise<(Pick<ContentDocument, "shared"> & Partial<ContentDocument>) | null> {
  const [[last], [house]] = await Promise.all([
    selectLastPublished(db, {}),
    selectHouseVenue(db, {}),
  ]);
  const stored = last && (await readEvent(db, last.id));
  if (!stored && !house) return null;
  const usual = stored ? pick(stored.document.shared, shared) : {};
  const usualTexts = stored ? pick(stored.document.texts.ja, texts) : {};
  if (!house) return { shared: usual, texts: { ja: usualTexts, en: {} } };
  const isThere = usual["venue"] === house.id;
  const room = house.room || (isThere ? (usualTexts["room"] ?? "") : "");
  return {
    shared: { ...usual, venue: house.id },
    texts: { ja: { ...usualTexts, room }, en: {} },
  };
}
