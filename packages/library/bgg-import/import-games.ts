import { randomUUID } from "node:crypto";
import {
  assertUnscheduled,
  type Editor,
  emptyDocument,
  findContent,
  lockItem,
  tidyDocument,
  upsertDraft,
} from "@takujo/content/editing/index";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { type ImportRow, importFields } from "@takujo/contracts/library/bgg-import";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { changesOf, findKnown } from "./preview-import.ts";
import { lockImport, selectTakenSlugs } from "./queries.ts";

const kind = "board-game";

/** Games become drafts: the organizer completes and publishes them. */
export async function importGames(
  transaction: DatabaseTransaction,
  editor: Editor,
  rows: ImportRow[],
): Promise<{ added: number; changed: number }> {
  await lockImport(transaction);
  const wanted = [...new Map(rows.map((row) => [row.bggId, row])).values()];
  const known = await findKnown(transaction, wanted);
  const slugs = await freeSlugs(
    transaction,
    wanted.filter(({ bggId }) => !known.has(bggId)),
  );
  const counts = { added: 0, changed: 0 };
  for (const row of wanted) {
    const itemId = known.get(row.bggId)?.itemId;
    if (!itemId) {
      await addDraft(transaction, editor, row, slugs.get(row.bggId) ?? `bgg-${row.bggId}`);
      counts.added += 1;
    } else if (await changeDraft(transaction, editor, row, itemId)) {
      counts.changed += 1;
    }
  }
  return counts;
}

async function addDraft(
  transaction: DatabaseTransaction,
  { id: editorId }: Editor,
  row: ImportRow,
  slug: string,
) {
  const empty = emptyDocument(kind);
  const facts = Object.fromEntries(
    importFields.map((field) => [field, row[field] ?? empty.shared[field] ?? null]),
  );
  const isLatin = /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(row.name);
  const document: ContentDocument = {
    ...empty,
    shared: { ...empty.shared, ...facts, slug, bggId: row.bggId },
    texts: {
      ja: { ...empty.texts.ja, name: row.name },
      en: { ...empty.texts.en, ...(isLatin && { name: row.name }) },
    },
  };
  const itemId = randomUUID();
  await upsertDraft(
    transaction,
    { kind, itemId },
    { document: tidyDocument(kind, document), isNew: true, savedById: editorId },
  );
  await insertAuditEntry(transaction, {
    actorId: editorId,
    action: "content.create",
    subject: { kind, id: itemId },
    after: { bggId: row.bggId },
  });
}

/** Merges into an existing draft, so that no edits are lost. */
async function changeDraft(
  transaction: DatabaseTransaction,
  editor: Editor,
  row: ImportRow,
  itemId: string,
): Promise<boolean> {
  await lockItem(transaction, { kind, itemId });
  const found = await findContent(transaction, { kind, itemId });
  const changes = changesOf(row, found.document);
  if (changes.length === 0) return false;
  assertUnscheduled(found, editor);
  const { document, stored } = found;
  const facts = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const { version } = await upsertDraft(
    transaction,
    { kind, itemId },
    {
      document: tidyDocument(kind, { ...document, shared: { ...document.shared, ...facts } }),
      isNew: stored === null || stored.state === "draft",
      savedById: editor.id,
    },
  );
  await insertAuditEntry(transaction, {
    actorId: editor.id,
    action: "content.edit",
    subject: { kind, id: itemId },
    after: { version, bggId: row.bggId },
  });
  return true;
}

const maxSlugLength = 60;

/** lost-cities for "Lost Cities"; with the number appended if another game has that slug. */
async function freeSlugs(
  transaction: DatabaseTransaction,
  rows: ImportRow[],
): Promise<Map<number, string>> {
  const bases = new Map(rows.map(({ bggId, name }) => [bggId, slugOf(name)]));
  const taken = await selectTakenSlugs(transaction, [...bases.values()]);
  const slugs = new Map<number, string>();
  for (const [bggId, base] of bases) {
    const isFree = base !== "" && !taken.has(base);
    const slug = isFree ? base : [base || "bgg", bggId].join("-");
    taken.add(slug);
    slugs.set(bggId, slug);
  }
  return slugs;
}

const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "");
