import { type ContentKind, contentKinds } from "@takujo/contracts/content/editing/content-kinds";
import { seed } from "@takujo/db/seed/seed";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { storeOf } from "../content-stores.ts";
import { contentTables } from "../content-tables.ts";
import { copyDocument } from "../document/copy-document.ts";
import { tidyDocument } from "../document/tidy-document.ts";
import { findProblems } from "../problems/find-problems.ts";

const { db, url } = await createTestDatabase();
beforeAll(() => seed(url));

async function idsOf(kind: ContentKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id
    from ${sql.table(contentTables[kind].table)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** All rows of the item's tables, without the time of the last change. */
async function rowsOf(kind: ContentKind, id: string) {
  const { table, textTable, owner } = contentTables[kind];
  const { rows } = await sql<{ item: object; texts: object[] }>`select
      to_jsonb(item) - 'updated_at' as item,
      (select jsonb_agg(text order by text.locale) from ${sql.table(textTable)} as text
        where ${sql.ref(`text.${owner}`)} = item.id) as texts
    from ${sql.table(table)} as item where item.id = ${id}`.execute(db);
  return rows[0];
}

describe.each(contentKinds)("every seeded %s", (kind) => {
  it("is the same after it was written as it was read", async () => {
    const store = storeOf(kind);
    const ids = await idsOf(kind);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      const before = await store.read(db, id);
      if (!before) throw new Error(`${kind} ${id} cannot be read`);
      const rows = await rowsOf(kind, id);
      const publishedAt = before.publishedAt ?? new Date();
      await db
        .transaction()
        .execute((transaction) => store.write(transaction, id, before.document, publishedAt));
      const after = await store.read(db, id);
      expect(after?.document).toEqual(before.document);
      if (before.state === "published") expect(await rowsOf(kind, id)).toEqual(rows);
    }
  });

  it("has no problems, and every field of its kind", async () => {
    for (const itemId of await idsOf(kind)) {
      const document = (await storeOf(kind).read(db, itemId))?.document;
      if (!document) throw new Error(`${kind} ${itemId} cannot be read`);
      expect(await findProblems(db, { kind, itemId }, document)).toEqual([]);
      expect(tidyDocument(kind, document)).toEqual(document);
    }
  });

  it("is the same under another id, once it has an address of its own", async () => {
    const [source = ""] = await idsOf(kind);
    const store = storeOf(kind);
    const original = await store.read(db, source);
    if (!original) throw new Error("nothing to copy");
    const id = crypto.randomUUID();
    const document = copyDocument(kind, original.document);
    if (kind === "legal") document.shared = original.document.shared;
    else document.shared["slug"] = "written-anew";
    await db
      .transaction()
      .execute((transaction) => store.write(transaction, id, document, new Date()));
    expect(await store.read(db, id)).toMatchObject({ document, state: "published" });
  });
});
