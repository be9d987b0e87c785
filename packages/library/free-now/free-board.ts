import type { FreeBoxes } from "@takujo/contracts/library/game-loan";
import type { Database } from "@takujo/runtime/database/database";
import { selectFreeBoxes } from "./queries.ts";

/** However many look at the shelf, the database is asked once in this time. */
const rememberedMs = 3_000;

/** What is free at this moment, for the whole house. One for each process. */
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
      // A failure is told to those who waited for it, and not remembered.
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
