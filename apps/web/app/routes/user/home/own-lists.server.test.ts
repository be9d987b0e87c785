import type { Followed } from "@takujo/contracts/generated/games/types.gen";
import { describe, expect, it } from "vitest";
import { passesView, watchedView } from "./own-lists.server.ts";

const now = Date.parse("2026-04-15T00:00:00Z");

const followed = (values: Partial<Followed>): Followed => ({
  kind: "venue",
  subjectId: crypto.randomUUID(),
  name: "神田",
  locale: "ja",
  slug: null,
  startsAt: null,
  cover: {},
  avatar: null,
  isFollowed: true,
  next: null,
  ...values,
});
const next = (slug: string, startsAt: string) => ({ slug, startsAt, cover: {} });

describe("what one watches", () => {
  it("begins with what comes soonest, and leaves out events that are over", () => {
    const shown = watchedView(
      [
        followed({ name: "いつか" }),
        followed({ kind: "event", slug: "over", startsAt: "2026-04-14T00:00:00Z" }),
        followed({ kind: "event", slug: "later", startsAt: "2026-05-01T00:00:00Z" }),
        followed({ kind: "series", next: next("soon", "2026-04-18T04:00:00Z") }),
      ],
      "ja",
      now,
    );
    expect(shown.map(({ to, day }) => [to, day])).toEqual([
      ["/event/soon", "4月18日（土）"],
      ["/event/later", "5月1日（金）"],
      ["/user/notification#follows", null],
    ]);
  });

  it("leads to the pages of games and guides, with their pictures, and shows five at the most", () => {
    const shown = watchedView(
      [
        followed({ kind: "game", slug: "nine-shrines" }),
        followed({ kind: "guide", slug: "miura", avatar: "p1" }),
        ...Array.from({ length: 9 }, () => followed({})),
      ],
      "en",
      now,
    );
    expect(shown).toHaveLength(5);
    expect(shown.slice(0, 2).map(({ to }) => to)).toEqual(["/game/nine-shrines", "/staff#miura"]);
    expect(shown.map(({ picture }) => picture !== null)).toEqual([true, true, false, false, false]);
  });
});

describe("passes", () => {
  it("are counted as long as they are valid, and nothing is shown where there are none", () => {
    const pass = { id: "", name: "", visits: 5, mostYen: null, validUntil: "" } as never as object;
    const of = (state: string, left: number) => ({ ...pass, state, left }) as never;
    expect(passesView({ passes: [], stampCard: null } as never)).toBeNull();
    expect(passesView({ passes: [of("used", 0)], stampCard: null } as never)).toBeNull();
    expect(
      passesView({
        passes: [of("valid", 2), of("valid", 3), of("over", 4)],
        stampCard: null,
      } as never),
    ).toEqual({ left: 5, stamps: null });
  });
});
