import { describe, expect, it } from "vitest";
import { type FilledValues, originOf } from "./origins.ts";

const game = { minPlayers: 2, maxPlayers: 5, minutes: 160 };
const gameOf = (id: string) => (id === "box" ? game : undefined);
const filled: FilledValues = {
  from: "template",
  values: {
    "shared.fee": "3000",
    "shared.startsAt": "2031-11-14T13:00",
    "ja.title": "重量級",
    "ja.questions.0.label": "お名前",
    "ja.bring": "",
    "sessions.1.guide": "mori",
    "sessions.1.capacity": "5",
  },
  rows: [1],
  carriedOver: new Set(["fee", "bring", "questions"]),
};
const table = {
  "shared.startsAt": "2031-11-14T13:00",
  "shared.endsAt": "2031-11-14T17:00",
  "sessions.0.kind": "table",
  "sessions.0.game": "box",
  "sessions.0.startsAt": "2031-11-14T13:00",
};
const of = (name: string, shown: Record<string, string>) => originOf(name, shown, filled, gameOf);

describe("the origin of a value", () => {
  it("is the template while it stands as filled in", () => {
    expect(of("shared.fee", { "shared.fee": "3000" })).toEqual({ from: "template" });
    expect(of("ja.title", { "ja.title": "重量級" })).toEqual({ from: "template" });
    expect(originOf("shared.fee", { "shared.fee": "3000" }, null, gameOf)).toBeNull();
  });

  it("is a departure where a usual setting was changed, and nothing where another field was", () => {
    const departure = { from: "template", isDeparture: true };
    expect(of("shared.fee", { "shared.fee": "2800" })).toEqual(departure);
    expect(of("shared.fee", { "shared.fee": "" })).toEqual(departure);
    expect(of("ja.title", { "ja.title": "軽量級" })).toBeNull();
    expect(of("shared.startsAt", { "shared.startsAt": "2031-11-15T13:00" })).toBeNull();
  });

  it("is none where nothing was filled in", () => {
    expect(of("ja.bring", { "ja.bring": "くつ下" })).toBeNull();
    expect(of("ja.summary", { "ja.summary": "" })).toBeNull();
  });

  it("of a list is that of all its rows", () => {
    const asFilled = { "ja.questions.0.label": "お名前" };
    expect(of("ja.questions", asFilled)).toEqual({ from: "template" });
    expect(of("ja.questions.0.label", asFilled)).toBeNull();
    expect(of("ja.questions", { ...asFilled, "ja.questions.1.label": "年" })).toEqual({
      from: "template",
      isDeparture: true,
    });
  });

  it("of a table is its game, then the event's hours, then the template", () => {
    const shown = (field: string, value: string) => ({ ...table, [`sessions.0.${field}`]: value });
    const at = (field: string, value: string) => of(`sessions.0.${field}`, shown(field, value));
    expect(at("capacity", "5")).toEqual({ from: "game" });
    expect(at("capacity", "4")).toBeNull();
    expect(at("minPlayers", "2")).toEqual({ from: "game" });
    // 160 minutes and 20 of explanation.
    expect(at("endsAt", "2031-11-14T16:00")).toEqual({ from: "game" });
    expect(at("endsAt", "2031-11-14T17:00")).toEqual({ from: "hours" });
    expect(at("startsAt", "2031-11-14T13:00")).toEqual({ from: "hours" });
    expect(at("guide", "mori")).toEqual({ from: "template" });
    expect(at("guide", "")).toBeNull();
    expect(at("letter", "い")).toBeNull();
    const general = { ...shown("capacity", "5"), "sessions.0.kind": "general" };
    expect(of("sessions.0.capacity", general)).toEqual({ from: "template" });
  });
});
