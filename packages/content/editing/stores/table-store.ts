import type {
  ContentDocument,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import { contentFields, type FieldForm } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import type { ContentStore, StoredContent } from "../content-store.ts";
import { contentTables } from "../content-tables.ts";
import { writtenLocales } from "../document/written-locales.ts";
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

interface TableStoreOptions {
  /** Columns of the row by the name of the field that they hold unchanged. */
  columns: Record<string, string>;
  text: ItemTables["text"];
  links?: ItemTables["links"];
  /** Fields that are not a column of their own: from the row, and into the row. */
  unpack?: (row: Row) => FieldValues;
  pack?: (shared: FieldValues) => Row;
  /** Further values that a public row needs. */
  complete?: (
    transaction: DatabaseTransaction,
    id: string,
    document: ContentDocument,
    publishedAt: Date,
  ) => Row | Promise<Row>;
}

/** In these forms, no value is an empty string in a document and null in a row. */
const nullForms = new Set<FieldForm>(["reference", "link", "day", "time"]);

/** For kinds that consist of a row, a text per language and lists of other items. */
export function tableStore(kind: ContentKind, options: TableStoreOptions): ContentStore {
  const { columns, text, links = {}, unpack, pack, complete } = options;
  const tables: ItemTables = { ...contentTables[kind], text, links };
  const formOf = new Map(contentFields[kind].shared.map(({ name, form }) => [name, form]));
  const isNullForm = (field: string) => nullForms.has(formOf.get(field) ?? "line");

  function sharedOf(row: Row, lists: Record<string, string[]>): FieldValues {
    const plain = Object.entries(columns).map(([field, column]) => [
      field,
      isNullForm(field) ? (row[column] ?? "") : row[column],
    ]);
    return { ...Object.fromEntries(plain), ...unpack?.(row), ...lists };
  }

  function rowOf(shared: FieldValues): Row {
    const plain = Object.entries(columns).map(([field, column]) => [
      column,
      isNullForm(field) ? shared[field] || null : shared[field],
    ]);
    return { ...Object.fromEntries(plain), ...pack?.(shared) };
  }

  async function read(db: Database, id: string): Promise<StoredContent | null> {
    const found = await selectItem(db, tables, id);
    if (!found) return null;
    const { ja = {}, en = {} } = found.texts;
    return {
      document: { shared: sharedOf(found.row, found.links), texts: { ja, en } },
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
      const texts = writtenLocales(document).map((locale) => [locale, document.texts[locale]]);
      await replaceTexts(transaction, tables, id, Object.fromEntries(texts));
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
