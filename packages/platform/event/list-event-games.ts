import type { Locale } from "@takujo/contracts/locale";
import type { EventGames } from "@takujo/contracts/platform/event";
import type { Database } from "@takujo/runtime/database";
import { selectGamesOnOffer } from "./queries.ts";

/** The games of upcoming events, by name. */
export async function listEventGames(db: Database, locale: Locale): Promise<EventGames> {
  const rows = await selectGamesOnOffer(db, { locale });
  return { items: rows.map(({ slug, name }) => ({ slug, name })) };
}
