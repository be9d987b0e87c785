import type { EventWords } from "@takujo/contracts/library/after-game";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectEventId, selectPlayedGames, selectWords } from "./queries.ts";

/** What guests wrote to the organizer, and what was played: numbers, and nobody's record. */
export async function readEventWords(
  db: Database,
  eventId: string,
  locale: Locale,
): Promise<EventWords> {
  const [[event], words, games] = await Promise.all([
    selectEventId(db, { eventId }),
    selectWords(db, { eventId, locale }),
    selectPlayedGames(db, { eventId, locale }),
  ]);
  if (!event) throw new DomainError("not-found");
  return { items: words.map(({ at, ...word }) => ({ ...word, at: at.toISOString() })), games };
}
