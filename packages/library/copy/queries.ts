import { maxStickers } from "@takujo/contracts/library/copy-fields";
import type { CopyListQuery, CopyValues } from "@takujo/contracts/library/game-copy";
import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

const columns = [
  "id",
  "number",
  "place",
  "condition",
  "missing",
  "note",
  "version",
  "printed_at",
] as const;

const needsAttention = sql<boolean>`(copy.condition = 'repair' or copy.missing <> '')`;
const isUnprinted = sql<boolean>`copy.printed_at is null`;

const wanted = {
  attention: needsAttention,
  unprinted: isUnprinted,
  any: sql<boolean>`true`,
};

export interface CopyRow {
  id: string;
  number: number;
  place: string;
  condition: string;
  missing: string;
  note: string;
  version: number;
  printed_at: Date | string | null;
}

export interface GameWithCopies {
  id: string;
  slug: string;
  locale: Locale;
  name: string;
  total: number;
  copies: CopyRow[];
}

/** A page of games with their boxes: public games, and others with a box. */
export async function selectGamesWithCopies(
  db: Database,
  { locale, q, only, page }: CopyListQuery,
  limit: number,
): Promise<GameWithCopies[]> {
  const number = /^\d{1,9}$/.test(q) ? Number(q) : null;
  const { rows } = await sql<GameWithCopies>`
    select game.id, game.slug, shown.locale, shown.name, count(*) over ()::int as total,
      coalesce(boxes.list, '[]') as copies
    from board_game as game
    cross join lateral (
      select text.locale, text.name from board_game_text as text where text.board_game_id = game.id
      order by text.locale = ${locale} desc, text.locale desc limit 1) as shown
    left join lateral (
      select json_agg(copy order by copy.number) as list, count(*) as count from game_copy as copy
      where copy.board_game_id = game.id and copy.removed_at is null
        and ${wanted[only ?? "any"]}) as boxes on true
    where (boxes.count > 0 or (${only ?? null}::text is null and game.state = 'published'))
      and (${q}::text = '' or exists (
        select from board_game_text as text where text.board_game_id = game.id
          and position(search_fold(${q}::text) in text.search_text) > 0)
        or exists (select from game_copy as copy where copy.board_game_id = game.id
          and copy.removed_at is null and copy.number = ${number}::int))
    order by game.slug limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

export const countCopies = prepareQuery((db, _argument: Argument<object>) =>
  db
    .selectFrom("game_copy as copy")
    .where("copy.removed_at", "is", null)
    .select([
      sql<number>`count(*)::int`.as("copies"),
      sql<number>`count(*) filter (where ${needsAttention})::int`.as("attention"),
      sql<number>`count(*) filter (where ${isUnprinted})::int`.as("unprinted"),
    ]),
);

export const selectGameOfCopies = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("board_game").select("id").where("id", "=", argument("id")),
);

export function insertCopies(
  db: Database,
  {
    gameId,
    count,
    place,
    adminId,
  }: { gameId: string; count: number; place: string; adminId: string },
) {
  const copy = { board_game_id: gameId, place, made_by_id: adminId };
  return db
    .insertInto("game_copy")
    .values(Array.from({ length: count }, () => copy))
    .returning(columns)
    .execute();
}

export const selectCopyToChange = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("game_copy")
    .select(columns)
    .where("id", "=", argument("id"))
    .where("removed_at", "is", null)
    .forUpdate(),
);

export const updateCopy = prepareQuery((db, argument: Argument<CopyValues & { id: string }>) =>
  db
    .updateTable("game_copy")
    .set({
      place: argument("place"),
      condition: argument("condition"),
      missing: argument("missing"),
      note: argument("note"),
      version: sql`version + 1`,
    })
    .where("id", "=", argument("id"))
    .returning(columns),
);

export const removeCopyRow = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .updateTable("game_copy")
    .set({ removed_at: sql`now()`, version: sql`version + 1` })
    .where("id", "=", argument("id"))
    .where("removed_at", "is", null)
    .returning(columns),
);

/** One more than a print takes. */
export const selectUnprinted = prepareQuery((db, argument: Argument<{ locale: Locale }>) =>
  db
    .selectFrom("game_copy as copy")
    .$call(withText("board_game_text", "copy.board_game_id", argument("locale")))
    .where("copy.removed_at", "is", null)
    .where(isUnprinted)
    .orderBy("copy.number")
    .limit(sql.lit(maxStickers + 1))
    .select(["copy.id", "copy.number", "board_game_text.locale", "board_game_text.name"]),
);

export const updatePrinted = prepareQuery((db, argument: Argument<{ ids: string[] }>) =>
  db
    .updateTable("game_copy")
    .set({ printed_at: sql`now()` })
    .where(sql<boolean>`id = any(${argument("ids")}::uuid[])`)
    .where("removed_at", "is", null)
    .returning("id"),
);

export const selectSlugOfBox = prepareQuery((db, argument: Argument<{ number: number }>) =>
  db
    .selectFrom("game_copy as copy")
    .innerJoin("board_game", "board_game.id", "copy.board_game_id")
    .where("copy.number", "=", argument("number"))
    .where("copy.removed_at", "is", null)
    .where("board_game.state", "=", "published")
    .select("board_game.slug"),
);
