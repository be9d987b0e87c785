import "@takujo/i18n/letter-readings";
import { describe, expect, it } from "vitest";
import type { EventSession, SessionSeats } from "./seats.ts";
import { bandSeats } from "./session-seats.ts";
import { lastClosing, sessionBands } from "./session-view.server.ts";

const session = (id: string, options: Partial<EventSession> = {}): EventSession => ({
  id,
  kind: "table",
  letter: "い",
  name: "昼の部",
  startsAt: "2026-11-21T04:00:00.000Z",
  endsAt: "2026-11-21T08:20:00.000Z",
  capacity: 4,
  gameSlug: "canal",
  guideSlug: "miura",
  language: "ja",
  calledOff: false,
  opensAt: "2026-10-21T04:00:00.000Z",
  closesAt: "2026-11-20T13:00:00.000Z",
  minPlayers: null,
  maxSeats: 4,
  ...options,
});
const names = {
  games: [{ slug: "canal", name: "大運河", minutes: 210 }],
  people: [{ slug: "miura", name: "三浦" }],
};

describe("the sessions of an event", () => {
  it("are grouped by part of the day", () => {
    const evening = { name: "夜の部", startsAt: "2026-11-21T08:40:00.000Z" };
    const bands = sessionBands([session("a"), session("b", evening), session("c")], names, "ja");
    expect(bands.map(({ name, time, sessions }) => [name, time, sessions.length])).toEqual([
      ["昼の部", "13:00–17:20", 2],
      ["夜の部", "17:40–17:20", 1],
    ]);
  });

  it("stand with the tables of their hours if they are seats at no table, by their own name", () => {
    const open = { kind: "general", letter: null, gameSlug: null, name: "自由席" } as const;
    const bands = sessionBands([session("a", open), session("b")], names, "ja");
    expect(bands.map(({ name, sessions }) => [name, sessions.map(({ title }) => title)])).toEqual([
      ["昼の部", ["自由席", "い卓　『大運河』"]],
    ]);
    const apart = [session("a", open), session("b", { ...open, name: "見学" })];
    expect(sessionBands(apart, names, "ja").map(({ name }) => name)).toEqual(["自由席", "見学"]);
  });

  it("state game, guide, length and language in words", () => {
    const [band] = sessionBands([session("a", { minPlayers: 3 })], names, "ja");
    expect(band?.sessions[0]).toMatchObject({
      title: "い卓　『大運河』",
      facts: "案内役: 三浦・210分・日本語・3人から開催",
    });
    const [english] = sessionBands([session("a", { language: "both" })], names, "en");
    expect(english?.sessions[0]?.title).toBe("Table い (i) — 大運河");
    expect(english?.sessions[0]?.facts).toContain("in Japanese and English");
    const languages = (["ja", "en", "both"] as const).map((language) => {
      const [own] = sessionBands([session("a", { language })], names, "ja");
      return own?.sessions[0]?.facts.split("・").at(-1);
    });
    expect(languages).toEqual(["日本語", "英語", "日本語と英語"]);
  });

  it("leave out what is unknown", () => {
    const general = { kind: "general", letter: null, gameSlug: null, guideSlug: null } as const;
    const [band] = sessionBands(
      [session("a", { ...general, capacity: 40 }), session("b", { gameSlug: "gone" })],
      names,
      "ja",
    );
    expect(band?.sessions.map(({ title }) => title)).toEqual(["昼の部", "い卓"]);
    expect(band?.sessions[0]?.facts).toBe("定員40人・日本語");
  });

  it("state when reservations open and close", () => {
    const later = session("b", { closesAt: "2026-11-21T03:00:00.000Z" });
    expect(lastClosing([later, session("a")], "ja")).toBe("11月21日 12:00まで");
    expect(lastClosing([], "ja")).toBeNull();
    const [band] = sessionBands([later], names, "en");
    expect(band?.sessions[0]?.opens).toBe("Reservations open 21 Oct, 13:00");
  });

  it("have no heading for a single general entry", () => {
    const general = session("a", {
      kind: "general",
      letter: null,
      gameSlug: null,
      guideSlug: null,
    });
    const [alone] = sessionBands([general], names, "ja");
    expect(alone).toMatchObject({ isPlain: true, starts: "13:00" });
    expect(alone?.sessions[0]?.facts).toBe("13:00–17:20・定員4人・日本語");
    expect(sessionBands([general, session("b")], names, "ja")[0]?.isPlain).toBe(false);
  });
});

describe("the seats of a part of the day", () => {
  const bandOf = (...sessions: EventSession[]) => {
    const [band] = sessionBands(sessions, names, "ja");
    if (!band) throw new Error("no band");
    return band;
  };
  const open = { left: 2, capacity: 4, state: "open" as const };
  const full = { left: 0, capacity: 4, state: "full" as const };

  it("are those that can be reserved", () => {
    const seats = new Map<string, SessionSeats>([
      ["a", open],
      ["b", { ...open, left: 4, state: "closed" }],
    ]);
    const band = bandOf(session("a"), session("b"));
    expect(bandSeats(band, seats)).toEqual({ left: 2, capacity: 4, state: "open" });
  });

  it("are unknown until all of them are known", () => {
    expect(bandSeats(bandOf(session("a")), undefined)).toBeUndefined();
    const band = bandOf(session("a"), session("b"));
    expect(bandSeats(band, new Map([["a", open]]))).toBeUndefined();
  });

  it("are full when all sessions that take place are full", () => {
    const band = bandOf(session("a"), session("b", { calledOff: true }));
    expect(bandSeats(band, new Map([["a", full]]))).toMatchObject({ left: 0, state: "full" });
  });

  it("are known without a request when the time alone rules out reservations", () => {
    const soon = bandOf(
      session("a", { opensAt: "2999-01-01T00:00:00Z", closesAt: "2999-01-02T00:00:00Z" }),
    );
    expect(bandSeats(soon, undefined)).toMatchObject({ left: 0, state: "soon" });
    const closed = bandOf(session("a", { closesAt: "2000-01-01T00:00:00Z" }));
    expect(bandSeats(closed, undefined)).toMatchObject({ left: 0, state: "closed" });
  });
});
