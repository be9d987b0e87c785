import { describe, expect, it } from "vitest";
import type { SessionSeats } from "../../event/seats.ts";
import { type ChoiceSession, chairs, isChoosable, mostSeats } from "./choice.ts";
import { firstChoice } from "./server-choices.ts";

const session = (id: string, maxSeats = 4): ChoiceSession => ({
  id,
  letter: "い",
  capacity: 6,
  state: null,
  opens: "",
  title: "",
  facts: "",
  game: "",
  maxSeats,
});
const seats = (left: number, state: SessionSeats["state"] = left > 0 ? "open" : "full") => ({
  left,
  capacity: 6,
  state,
});

describe("how many seats can be taken", () => {
  it("is what the session allows and what is left", () => {
    expect(mostSeats(session("a"), seats(6))).toBe(4);
    expect(mostSeats(session("a"), seats(2))).toBe(2);
  });

  it("is as many as ever for those who wait", () => {
    expect(mostSeats(session("a"), seats(0))).toBe(4);
    expect(mostSeats(session("a", 10), seats(0))).toBe(6);
  });
});

describe("chairs", () => {
  it("stand as taken, chosen and free", () => {
    expect(chairs(seats(3), 2)).toEqual(["taken", "taken", "taken", "mine", "mine", "free"]);
  });

  it("are not drawn around a table that is called off, or where they would not fit", () => {
    expect(chairs(seats(6, "called-off"), 0)).toEqual([]);
    expect(chairs({ left: 20, capacity: 40, state: "open" }, 1)).toEqual([]);
  });
});

describe("what is chosen at first", () => {
  const ids = ["full", "one", "many", "closed"];
  const bands = [{ key: "", name: "", time: "", sessions: ids.map((id) => session(id)) }];
  const known = {
    sessions: { full: seats(0), one: seats(1, "few"), many: seats(5), closed: seats(3, "closed") },
  };
  const first = (asked: string | null, count = 1) =>
    firstChoice(bands, known, { session: asked, seats: count });

  it("is what was asked for, to sit there or to wait", () => {
    expect(first("one")).toBe("one");
    expect(first("full")).toBe("full");
  });

  it("is else the first that has seats for all, or any", () => {
    expect(first(null)).toBe("one");
    expect(first("closed", 2)).toBe("many");
    expect(first("elsewhere", 9)).toBe("one");
  });

  it("is one to wait for where all are full, and none where nothing can be had", () => {
    const only = (state: SessionSeats) =>
      firstChoice(bands, { sessions: { full: state } }, { session: null, seats: 1 });
    expect(only(seats(0))).toBe("full");
    expect(only(seats(0, "soon"))).toBe("");
    expect(isChoosable(undefined)).toBe(false);
  });
});
