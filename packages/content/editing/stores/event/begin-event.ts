import type {
  ContentDocument,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import { eventFields } from "@takujo/contracts/content/event";
import type { ContentField } from "@takujo/contracts/content/fields";
import type { Database } from "@takujo/runtime/database/database";
import { selectLastPublished, selectSiteVenue } from "./queries.ts";
import { readEvent } from "./read-event.ts";

const pickCarriedOver = (values: FieldValues, fields: readonly ContentField[]): FieldValues =>
  Object.fromEntries(
    fields.flatMap(({ name, carriedOver }) =>
      carriedOver && name in values ? [[name, values[name] ?? ""]] : [],
    ),
  );

/**
 * A new event starts with the values of the event published last, and at the site's own venue, if set. English is left
 * out: partial texts would have to be completed before publishing.
 */
export async function beginEvent(
  db: Database,
): Promise<(Pick<ContentDocument, "shared"> & Partial<ContentDocument>) | null> {
  const [[last], [house]] = await Promise.all([
    selectLastPublished(db, {}),
    selectSiteVenue(db, {}),
  ]);
  const stored = last && (await readEvent(db, last.id));
  if (!stored && !house) return null;
  const usual = stored ? pickCarriedOver(stored.document.shared, eventFields.shared) : {};
  const usualTexts = stored ? pickCarriedOver(stored.document.texts.ja, eventFields.text) : {};
  if (!house) return { shared: usual, texts: { ja: usualTexts, en: {} } };
  const isThere = usual["venue"] === house.id;
  const room = house.room || (isThere ? (usualTexts["room"] ?? "") : "");
  return {
    shared: { ...usual, venue: house.id },
    texts: { ja: { ...usualTexts, room }, en: {} },
  };
}
