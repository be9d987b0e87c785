import type { FreeBoxes } from "@takujo/contracts/library/game-loan";
import type { Database } from "@takujo/runtime/database/database";
import { selectFreeBoxes } from "./queries.ts";

/** The database is queried at most once in this time, however many people watch the shelf. */
const rememberedMs = 3_000;

/** Free boxes now, for the whole site. One per process. */
export function createFreeBoard(db: Database, clock = () => new Date()) {
  let known: { at: number; games: Promise<Map<string, FreeBoxes["games"][string]>> } | undefined;

  async function readAll(now: Date) {
    const rows = await selectFreeBoxes(db, { now });
    return new Map(rows.map(({ slug, free, of }) => [slug, { free, of }]));
  }

  return async (slugs: string[]): Promise<FreeBoxes> => {
    const now = clock();
    if (!known || now.getTime() - known.at >= rememberedMs) {
      const asked = { at: now.getTime(), games: readAll(now) };
      known = asked;
      // A failure is passed to those who waited, and not cached.
      asked.games.catch(() => {
        if (known === asked) known = undefined;
      });
    }
    const games = await known.games;
    const found = slugs.flatMap((slug) => {
      const boxes = games.get(slug);
      return boxes ? [[slug, boxes] as const] : [];
    });
    return { games: Object.fromEntries(found) };
  };
}
