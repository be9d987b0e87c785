import { findContent } from "@takujo/content/editing/index";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import {
  type ImportPreview,
  type ImportRow,
  importFields,
} from "@takujo/contracts/library/bgg-import";
import type { Database } from "@takujo/runtime/database/database";
import type { Collection } from "./collection.ts";
import { selectKnownGames } from "./queries.ts";

type ImportChange = ImportPreview["rows"][number]["changes"][number];

/** What an import would add and change. Writes nothing. */
export async function previewImport(
  db: Database,
  { fault, rows, skipped }: Collection,
): Promise<ImportPreview> {
  const known = await findKnown(db, rows);
  return {
    fault,
    skipped,
    rows: rows.map((row) => {
      const found = known.get(row.bggId);
      if (!found) return { row, fate: "new", known: null, changes: [] };
      const changes = changesOf(row, found.document);
      const fate = changes.length > 0 ? "changed" : "same";
      return { row, fate, known: String(found.document.texts.ja["name"] ?? ""), changes };
    }),
  };
}

interface KnownGame {
  itemId: string;
  document: ContentDocument;
}

/** Games on the shelf, by their numbers; as drafted, if there is a draft. */
export async function findKnown(db: Database, rows: ImportRow[]): Promise<Map<number, KnownGame>> {
  const found = await selectKnownGames(
    db,
    rows.map(({ bggId }) => bggId),
  );
  const known = new Map<number, KnownGame>();
  for (const { item_id: itemId, bgg_id } of found) {
    if (known.has(bgg_id)) continue;
    const { document } = await findContent(db, { kind: "board-game", itemId });
    known.set(bgg_id, { itemId, document });
  }
  return known;
}

/** Values missing in the collection stay unchanged. */
export function changesOf(row: ImportRow, { shared }: ContentDocument): ImportChange[] {
  return importFields.flatMap((field) => {
    const before = (shared[field] ?? null) as string | number | null;
    const after = row[field];
    return after === null || after === (before === "" ? null : before)
      ? []
      : [{ field, before, after }];
  });
}
