import { contentFields } from "@takujo/contracts/content/editing/content-fields";
import { contentKinds } from "@takujo/contracts/content/editing/content-kinds";
import { columnOf } from "@takujo/contracts/content/fields";
import type { DB } from "@takujo/db/schema";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type InferResult, type QueryCreator, sql } from "kysely";
import { contentTables } from "../editing/index.ts";

function images(db: QueryCreator<DB>) {
  return db
    .selectFrom("image")
    .select([
      "id",
      "state",
      "media_type",
      "byte_size",
      "width",
      "height",
      "placeholder",
      "alt_ja",
      "alt_en",
      "refusal",
      "created_at",
      "is_photo",
      "is_withheld",
      sql<string>`to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("at"),
    ]);
}

export type ImageRow = InferResult<ReturnType<typeof images>>[number];

interface ImagePage {
  at: string;
  id: string;
  state: string | null;
  limit: number;
}

/** Those of the library: photos of people at an event stay with the event. */
export const selectImages = prepareQuery((db, argument: Argument<ImagePage>) =>
  images(db)
    .where("is_photo", "=", false)
    .where(
      sql<boolean>`(created_at, id) < (${argument("at")}::timestamptz, ${argument("id")}::uuid)`,
    )
    .where(sql<boolean>`(${argument("state")}::text is null or state = ${argument("state")}::text)`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(argument("limit")),
);

export const selectImage = prepareQuery((db, argument: Argument<{ id: string }>) =>
  images(db).where("id", "=", argument("id")),
);

interface NewImage {
  id: string;
  mediaType: string;
  byteSize: number;
  width: number;
  height: number;
  createdById: string;
  isPhoto: boolean;
  isWithheld: boolean;
}

export const insertImage = prepareQuery((db, argument: Argument<NewImage>) =>
  db.insertInto("image").values({
    id: argument("id"),
    media_type: argument("mediaType"),
    byte_size: argument("byteSize"),
    width: argument("width"),
    height: argument("height"),
    created_by_id: argument("createdById"),
    is_photo: argument("isPhoto"),
    is_withheld: argument("isWithheld"),
  }),
);

export const updateAlt = prepareQuery(
  (db, argument: Argument<{ id: string; ja: string; en: string }>) =>
    db
      .updateTable("image")
      .set({ alt_ja: argument("ja"), alt_en: argument("en") })
      .where("id", "=", argument("id"))
      .returning("id"),
);

/** Only if it is still pending: a second run of the same job changes nothing. */
export const markReady = prepareQuery(
  (db, argument: Argument<{ id: string; width: number; height: number; placeholder: string }>) =>
    db
      .updateTable("image")
      .set({
        state: "ready",
        width: argument("width"),
        height: argument("height"),
        placeholder: argument("placeholder"),
      })
      .where("id", "=", argument("id"))
      .where("state", "=", "waiting"),
);

export const markRefused = prepareQuery((db, argument: Argument<{ id: string; refusal: string }>) =>
  db
    .updateTable("image")
    .set({ state: "refused", refusal: argument("refusal") })
    .where("id", "=", argument("id"))
    .where("state", "=", "waiting"),
);

export const updateWithheld = prepareQuery(
  (db, argument: Argument<{ id: string; isWithheld: boolean }>) =>
    db
      .updateTable("image")
      .set({ is_withheld: argument("isWithheld") })
      .where("id", "=", argument("id")),
);

export const deleteImage = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.deleteFrom("image").where("id", "=", argument("id")).returning("id"),
);

type Place = readonly [table: string, column: string];

/** Everything that can show an image: covers, texts that contain its address, and the site as its logo. */
const places: Place[] = [
  ...contentKinds.flatMap((kind): Place[] => {
    const { table, textTable } = contentTables[kind];
    const { shared, text } = contentFields[kind];
    const covers = shared.filter(({ form }) => form === "cover");
    const texts = text.filter(({ form }) => form === "markdown");
    return [
      ...covers.map((field): Place => [table, columnOf(field)]),
      ...texts.map((field): Place => [textTable, columnOf(field)]),
    ];
  }),
  ["content_draft", "document"],
  ["site", "settings"],
];

/** Runs only when someone removes an image, so a slow query is acceptable. */
export async function isImageUsed(db: Database, id: string): Promise<boolean> {
  const uses = places.map(
    ([table, column]) =>
      sql`exists (select from ${sql.table(table)} where strpos(${sql.ref(column)}::text, ${id}) > 0)`,
  );
  const { rows } = await sql<{
    used: boolean;
  }>`select ${sql.join(uses, sql` or `)} as used`.execute(db);
  return rows[0]?.used ?? false;
}
