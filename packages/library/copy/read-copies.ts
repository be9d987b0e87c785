import { maxStickers } from "@takujo/contracts/library/copy-fields";
import type { CopyList, CopyListQuery, GameCopy } from "@takujo/contracts/library/game-copy";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  type CopyRow,
  countCopies,
  selectGamesWithCopies,
  selectSlugOfBox,
  selectUnprinted,
} from "./queries.ts";

const gamesShown = 50;

export async function listCopies(db: Database, query: CopyListQuery): Promise<CopyList> {
  const rows = await selectGamesWithCopies(db, query, gamesShown);
  const [counts = { copies: 0, attention: 0, unprinted: 0 }] = await countCopies(db, {});
  return {
    games: rows.map(({ id, slug, locale, name, copies }) => ({
      id,
      slug,
      locale,
      name,
      copies: copies.map(presentCopy),
    })),
    pageCount: Math.max(1, Math.ceil((rows[0]?.total ?? 0) / gamesShown)),
    counts,
  };
}

/** Boxes without a sticker, as many as one print takes. */
export async function listStickers(db: Database, locale: Locale) {
  const rows = await selectUnprinted(db, { locale });
  return {
    items: rows.slice(0, maxStickers).map((row) => ({ ...row, locale: row.locale as Locale })),
    more: rows.length > maxStickers,
  };
}

/** The page that the sticker of a box leads to. */
export async function findBox(db: Database, number: number): Promise<{ slug: string }> {
  const [box] = await selectSlugOfBox(db, { number });
  if (!box) throw new DomainError("not-found", `There is no box ${number}.`);
  return box;
}

export const presentCopy = (row: CopyRow): GameCopy => ({
  id: row.id,
  number: row.number,
  place: row.place,
  condition: row.condition as GameCopy["condition"],
  missing: row.missing,
  note: row.note,
  version: row.version,
  isPrinted: row.printed_at !== null,
});
