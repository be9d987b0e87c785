import { describe, expect, it } from "vitest";
import { toldApart } from "./item.server.ts";

const session = (letter: string | null, name: string, startsAt: string) => ({
  ...{ id: startsAt + letter, letter, name, startsAt: `2026-11-${startsAt}:00.000Z` },
});
const timesOf = (...sessions: ReturnType<typeof session>[]) =>
  toldApart(sessions, { locale: "ja" }).map(({ time }) => time);

describe("the sessions that a message may be for", () => {
  it("need no hour as long as each has a name of its own", () => {
    expect(
      timesOf(session("い", "夜の部", "14T09:00"), session(null, "夜の部", "14T09:00")),
    ).toEqual(["", ""]);
  });

  it("say their hour where the same table is held twice, and their day on several days", () => {
    const [noon, night] = [
      session("い", "昼の部", "14T04:00"),
      session("い", "夜の部", "14T09:00"),
    ];
    expect(timesOf(noon, night, session("ろ", "夜の部", "14T09:00"))).toEqual([
      "13:00",
      "18:00",
      "",
    ]);
    expect(timesOf(noon, session("い", "昼の部", "15T04:00"))).toEqual([
      "11月14日（土） 13:00",
      "11月15日（日） 13:00",
    ]);
  });
});
