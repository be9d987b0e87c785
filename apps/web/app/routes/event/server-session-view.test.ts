import { describe, expect, it } from "vitest";
import { bandLeft } from "./band-left.ts";
import type { EventSession } from "./seats.ts";
import { lastClosing, sessionBands } from "./server-session-view.ts";

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
  inEnglish: false,
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

describe("sessions of an event", () => {
  it("come by the parts of the day", () => {
    const evening = { name: "夜の部", startsAt: "2026-11-21T08:40:00.000Z" };
    const bands = sessionBands([session("a"), session("b", evening), session("c")], names, "ja");
    expect(bands.map(({ name, time, sessions }) => [name, time, sessions.length])).toEqual([
      ["昼の部", "13:00–17:20", 2],
      ["夜の部", "17:40–17:20", 1],
    ]);
  });

  it("say game, guide, length and language in words", () => {
    const [band] = sessionBands([session("a", { minPlayers: 3 })], names, "ja");
    expect(band?.sessions[0]).toMatchObject({
      title: "い卓　『大運河』",
      facts: "案内役: 三浦・210分・日本語・3人から開催",
    });
    const [english] = sessionBands([session("a", { inEnglish: true })], names, "en");
    expect(english?.sessions[0]?.title).toBe("Table い — 大運河");
    expect(english?.sessions[0]?.facts).toContain("English OK");
  });

  it("do without what is not known", () => {
    const general = { kind: "general", letter: null, gameSlug: null, guideSlug: null } as const;
    const [band] = sessionBands(
      [session("a", { ...general, capacity: 40 }), session("b", { gameSlug: "gone" })],
      names,
      "ja",
    );
    expect(band?.sessions.map(({ title }) => title)).toEqual(["昼の部", "い卓"]);
    expect(band?.sessions[0]?.facts).toBe("定員40人・日本語");
  });

  it("say until when, and from when, they can be reserved", () => {
    const later = session("b", { closesAt: "2026-11-21T03:00:00.000Z" });
    expect(lastClosing([later, session("a")], "ja")).toBe("11月21日 12:00まで");
    expect(lastClosing([], "ja")).toBeNull();
    const [band] = sessionBands([later], names, "en");
    expect(band?.sessions[0]?.opens).toBe("Booking opens 21 Oct 13:00");
  });

  it("have as many seats left as can be reserved", () => {
    const [band] = sessionBands([session("a"), session("b"), session("c")], names, "ja");
    const seats = new Map([
      ["a", { left: 2, state: "open" as const }],
      ["b", { left: 4, state: "closed" as const }],
    ]);
    expect(band && bandLeft(band, seats)).toBe(2);
  });
});
