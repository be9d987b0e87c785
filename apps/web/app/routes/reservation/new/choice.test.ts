import { describe, expect, it } from "vitest";
import type { SessionSeats } from "../../event/seats.ts";
import { type ChoiceSession, chairs, isChoosable, mostSeats } from "./choice.ts";
import { firstChoice } from "./choices.server.ts";

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

describe("the number of seats that can be taken", () => {
  it("is limited by the session and by what is left", () => {
    expect(mostSeats(session("a"), seats(6))).toBe(4);
    expect(mostSeats(session("a"), seats(2))).toBe(2);
  });

  it("ignores the free seats when joining the waitlist", () => {
    expect(mostSeats(session("a"), seats(0))).toBe(4);
    expect(mostSeats(session("a", 10), seats(0))).toBe(6);
  });
});

describe("chairs", () => {
  it("are shown as taken, chosen and free", () => {
    expect(chairs(seats(3), 2)).toEqual(["taken", "taken", "taken", "mine", "mine", "free"]);
  });

  it("are not drawn around a cancelled table, or where they would not fit", () => {
    expect(chairs(seats(6, "called-off"), 0)).toEqual([]);
    expect(chairs({ left: 20, capacity: 40, state: "open" }, 1)).toEqual([]);
  });
});

describe("the initial choice", () => {
  const ids = ["full", "one", "many", "closed"];
  const bands = [{ key: "", name: "", time: "", sessions: ids.map((id) => session(id)) }];
  const known = {
    sessions: { full: seats(0), one: seats(1, "few"), many: seats(5), closed: seats(3, "closed") },
  };
  const first = (asked: string | null, count = 1) =>
    firstChoice(bands, known, { session: asked, seats: count });

  it("is the requested session, to sit or to wait", () => {
    expect(first("one")).toBe("one");
    expect(first("full")).toBe("full");
  });

  it("is otherwise the first session with seats for all, or with any", () => {
    expect(first(null)).toBe("one");
    expect(first("closed", 2)).toBe("many");
    expect(first("elsewhere", 9)).toBe("one");
  });

  it("is one to wait for if all are full, and none if nothing is available", () => {
    const only = (state: SessionSeats) =>
      firstChoice(bands, { sessions: { full: state } }, { session: null, seats: 1 });
    expect(only(seats(0))).toBe("full");
    expect(only(seats(0, "soon"))).toBe("");
    expect(isChoosable(undefined)).toBe(false);
  });
});
