import { describe, expect, it } from "vitest";
import type { SessionSeats } from "../../event/seats.ts";
import {
  type ChoiceSession,
  chairs,
  fitOf,
  isChoosable,
  maxSeats,
  peopleChoices,
} from "./choice.ts";
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
    expect(maxSeats(session("a"), seats(6))).toBe(4);
    expect(maxSeats(session("a"), seats(2))).toBe(2);
  });

  it("ignores the free seats when joining the waitlist", () => {
    expect(maxSeats(session("a"), seats(0))).toBe(4);
    expect(maxSeats(session("a", 10), seats(0))).toBe(6);
  });
});

describe("chairs", () => {
  it("are shown as taken, chosen and free", () => {
    expect(chairs(seats(3), 2)).toEqual(["taken", "taken", "taken", "mine", "mine", "free"]);
  });

  it("are not drawn around a canceled table, or where they would not fit", () => {
    expect(chairs(seats(6, "called-off"), 0)).toEqual([]);
    expect(chairs({ left: 20, capacity: 40, state: "open" }, 1)).toEqual([]);
  });
});

describe("what fits a number of people", () => {
  it("is decided by the free seats and by the most that one reservation takes", () => {
    expect(fitOf(session("a"), seats(2), 2)).toBe("fits");
    expect(fitOf(session("a"), seats(1), 2)).toBe("fewer");
    expect(fitOf(session("a", 2), seats(6), 3)).toBe("fewer");
  });

  it("has a waitlist where everything is taken, and nothing where nobody is taken", () => {
    expect(fitOf(session("a"), seats(0), 1)).toBe("full");
    expect(fitOf(session("a"), seats(3, "closed"), 1)).toBe("away");
    expect(fitOf(session("a"), undefined, 1)).toBe("away");
  });
});

describe("the numbers of people", () => {
  const bandOf = (...own: ChoiceSession[]) => [{ key: "", name: "", time: "", sessions: own }];

  it("go up to the largest party that any table takes, and never beyond twelve", () => {
    expect(peopleChoices(bandOf(session("a", 2), session("b", 4)))).toEqual([1, 2, 3, 4]);
    expect(peopleChoices(bandOf(session("a", 40)))).toHaveLength(6);
    expect(peopleChoices(bandOf({ ...session("a", 40), capacity: 40 }))).toHaveLength(12);
    expect(peopleChoices([])).toEqual([1]);
  });

  it("include what somebody has already, however many", () => {
    expect(peopleChoices(bandOf(session("a", 2)), 2)).toEqual([1, 2]);
    expect(peopleChoices(bandOf(session("a", 2)), 20)).toEqual([1, 2, 20]);
  });
});

describe("the initial choice", () => {
  const ids = ["full", "one", "many", "closed"];
  const bands = [{ key: "", name: "", time: "", sessions: ids.map((id) => session(id)) }];
  const known = {
    sessions: { full: seats(0), one: seats(1, "few"), many: seats(5), closed: seats(3, "closed") },
  };
  const first = (asked: string | null) => firstChoice(bands, known, asked);

  it("is the requested session, to sit or to wait", () => {
    expect(first("one")).toBe("one");
    expect(first("full")).toBe("full");
  });

  it("is otherwise nothing where there are several, whatever was asked for", () => {
    expect(first(null)).toBe("");
    expect(first("closed")).toBe("");
    expect(first("elsewhere")).toBe("");
  });

  it("is the only session there is, to sit or to wait, and none if nothing is available", () => {
    const only = (state: SessionSeats) => firstChoice(bands, { sessions: { full: state } }, null);
    expect(only(seats(2))).toBe("full");
    expect(only(seats(0))).toBe("full");
    expect(only(seats(0, "soon"))).toBe("");
    expect(isChoosable(undefined)).toBe(false);
  });
});
