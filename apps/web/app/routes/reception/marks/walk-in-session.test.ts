import { describe, expect, it } from "vitest";
import { walkInSession } from "./walk-in-session.ts";

const session = (id: string, letter: string | null, endsAt: string) => ({
  ...{ id, letter, name: id, game: letter && "カタン", free: 4, calledOff: false },
  ...{ startsAt: "2026-11-14T01:00:00.000Z", endsAt: `2026-11-14T${endsAt}:00.000Z` },
});
const table = session("table", "い", "09:00");
const morning = session("morning", null, "04:00");
const evening = session("evening", null, "12:00");
const at = (time: string) => Date.parse(`2026-11-14T${time}:00.000Z`);

describe("where a walk-in is put", () => {
  it("is open seating that is not over, wherever it stands in the list", () => {
    const open = [table, morning, evening];
    expect(walkInSession(open, at("03:00"))?.id).toBe("morning");
    expect(walkInSession(open, at("05:00"))?.id).toBe("evening");
    expect(walkInSession(open, at("13:00"))?.id).toBe("morning");
  });

  it("is a table only where nothing else is open", () => {
    expect(walkInSession([table], at("03:00"))?.id).toBe("table");
    expect(walkInSession([], at("03:00"))).toBeUndefined();
  });
});
