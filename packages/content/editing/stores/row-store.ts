import type {
  ContentDocument,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { ContentField } from "@takujo/contracts/content/fields";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import type { ContentStore, StoredContent } from "../content-store.ts";
import { contentTables } from "../content-tables.ts";
import { columnsOf, fieldsOfTable, textColumnsOf, textsOf, valuesOf } from "./field-columns.ts";
import {
  archiveRow,
  type ItemTables,
  isSlugTaken,
  type Row,
  replaceLinks,
  replaceTexts,
  selectItem,
  upsertRow,
} from "./queries.ts";

interface RowStoreOptions {
  links?: ItemTables["links"];
  /** Fields without a column of their own, and the JSON column with those of them that are filled in. */
  packed?: { column: string; names: readonly string[] };
  /** Columns that differ from the values of their fields. */
  pack?: (shared: FieldValues) => Row;
  /** Further values that a public row needs. */
  complete?: (
    transaction: DatabaseTransaction,
    id: string,
    document: ContentDocument,
    publishedAt: Date,
  ) => Row | Promise<Row>;
}

/** For kinds that consist of a row, a text per language and lists of other items. */
export function rowStore(kind: ContentKind, options: RowStoreOptions = {}): ContentStore {
  const { links = {}, packed, pack, complete } = options;
  const tables: ItemTables = { ...contentTables[kind], links };
  const isPacked = ({ name }: ContentField) => packed?.names.includes(name) ?? false;
  const fields = fieldsOfTable(kind).filter((field) => !isPacked(field));
  const packedFields = fieldsOfTable(kind).filter(isPacked);

  const sharedOf = (row: Row, lists: Record<string, string[]>): FieldValues => ({
    ...valuesOf(fields, row),
    ...(packed && valuesOf(packedFields, row[packed.column] as Row)),
    ...lists,
  });

  const rowOf = (shared: FieldValues): Row => ({
    ...columnsOf(fields, shared),
    ...(packed && { [packed.column]: filledIn(columnsOf(packedFields, shared)) }),
    ...pack?.(shared),
  });

  async function read(db: Database, id: string): Promise<StoredContent | null> {
    const found = await selectItem(db, tables, id);
    if (!found) return null;
    return {
      document: {
        shared: sharedOf(found.row, found.links),
        texts: textsOf(kind, found.texts),
      },
      state: tables.hasState ? String(found.row["state"]) : "published",
      publishedAt: found.published_at,
    };
  }

  return {
    read,
    async write(transaction, id, document, publishedAt) {
      await upsertRow(transaction, tables.table, {
        id,
        ...rowOf(document.shared),
        ...(tables.hasState && { state: "published" }),
        ...(await complete?.(transaction, id, document, publishedAt)),
      });
      await replaceTexts(transaction, tables, id, textColumnsOf(kind, document));
      for (const [field, link] of Object.entries(links)) {
        const ids = (document.shared[field] ?? []) as string[];
        await replaceLinks(transaction, { column: tables.owner, id }, link, ids);
      }
    },
    async findProblems(db, id, { shared }) {
      const { slug } = shared;
      if (tables.slug !== "slug" || typeof slug !== "string" || slug === "") return [];
      if (!(await isSlugTaken(db, tables.table, slug, id))) return [];
      return [{ part: "shared", field: "slug", problem: "slug-taken" }];
    },
    ...(tables.hasState && {
      archive: (transaction, id) => archiveRow(transaction, tables.table, id),
    }),
  };
}

const filledIn = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value));
