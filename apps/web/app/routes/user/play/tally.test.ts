import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupEvenings, tallyGames } from "./tally.ts";

const plays = fc.array(
  fc.record({
    gameId: fc.constantFrom("a", "b", "c"),
    sessionId: fc.constantFrom("1", "2", "3"),
    startsAt: fc.constantFrom(
      "2026-01-01T10:00:00Z",
      "2026-02-01T10:00:00Z",
      "2026-03-01T10:00:00Z",
    ),
  }),
);

describe("the tally of a play log", () => {
  it("counts every play once, the most often played first", () => {
    fc.assert(
      fc.property(plays, (list) => {
        const games = tallyGames(list);
        expect(games.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
        expect(games.map(({ count }) => count)).toEqual(
          games.map(({ count }) => count).sort((one, other) => other - one),
        );
        for (const { last, count } of games) {
          const own = list.filter(({ gameId }) => gameId === last.gameId);
          expect(own).toHaveLength(count);
          expect(own.every(({ startsAt }) => startsAt <= last.startsAt)).toBe(true);
        }
      }),
    );
  });

  it("has every play in one evening", () => {
    fc.assert(
      fc.property(plays, (list) => {
        const evenings = groupEvenings(list);
        expect(evenings.flat()).toHaveLength(list.length);
        for (const evening of evenings) {
          expect(new Set(evening.map(({ sessionId }) => sessionId)).size).toBe(1);
        }
      }),
    );
  });
});
