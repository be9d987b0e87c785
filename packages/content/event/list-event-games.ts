import type { EventGames } from "@takujo/contracts/content/event";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { selectGamesOnOffer } from "./queries.ts";

export async function listEventGames(db: Database, locale: Locale): Promise<EventGames> {
  const rows = await selectGamesOnOffer(db, { locale });
  return { items: rows.map(({ slug, name }) => ({ slug, name })) };
}
