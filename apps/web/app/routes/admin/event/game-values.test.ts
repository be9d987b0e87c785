import { describe, expect, it } from "vitest";
import { gameValues, valuesToFill } from "./game-values.ts";

const facts = { minPlayers: 2, maxPlayers: 4, minutes: 150 };
/** A Saturday, at 13:00 in Japan. */
const startsAt = "2026-11-14T04:00:00.000Z";
const before = Date.parse("2026-11-01T00:00:00Z");

describe("what a table takes over from its game", () => {
  it("seats, minimum, an end with the explanation, and a decision two evenings before", () => {
    expect(gameValues(facts, startsAt, before)).toEqual({
      capacity: 4,
      minPlayers: 2,
      endsAt: "2026-11-14T06:50:00.000Z",
      decisionDeadline: "2026-11-12T11:00:00.000Z",
    });
  });

  it("no minimum if its decision would be over, and no times without a start", () => {
    expect(gameValues(facts, startsAt, Date.parse("2026-11-13T00:00:00Z"))).toMatchObject({
      minPlayers: null,
      decisionDeadline: "",
    });
    expect(gameValues(facts, "", before)).toEqual({
      capacity: 4,
      minPlayers: null,
      endsAt: "",
      decisionDeadline: "",
    });
  });
});

describe("choosing a game", () => {
  const values = (capacity: string, minPlayers: string, endsAt = "", decisionDeadline = "") => ({
    capacity,
    minPlayers,
    endsAt,
    decisionDeadline,
  });

  it("fills what is empty and overwrites nothing that was typed", () => {
    expect(valuesToFill(values("", "3", "16:00"), null, values("4", "2", "15:50", "x"))).toEqual({
      capacity: "4",
      decisionDeadline: "x",
    });
  });

  it("replaces what the former game filled in, and clears nothing", () => {
    const former = values("4", "2", "15:50");
    expect(valuesToFill(values("4", "5", "15:50"), former, values("6", "3", ""))).toEqual({
      capacity: "6",
    });
  });
});
