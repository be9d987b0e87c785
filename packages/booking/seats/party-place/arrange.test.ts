import type { Guest } from "@takujo/contracts/booking/reservation/reservation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrange, type SeatedFriend } from "./arrange.ts";

const guest = (nickname: string): Guest => ({ nickname, language: "ja" });
const friend = (place: number, nickname = `友${place}`): SeatedFriend => ({
  ...{ id: nickname, place, nickname },
  language: "en",
});
const names = (arranged: ReturnType<typeof arrange>) =>
  arranged?.guests.map(({ nickname }) => nickname);

describe("the places of a party", () => {
  it("stay those of friends, whatever the form says", () => {
    expect(names(arrange([], [friend(2)], 4))).toEqual(["", "友2", ""]);
    expect(names(arrange([guest("はる"), guest("友2")], [friend(2)], 3))).toEqual(["はる", "友2"]);
    expect(arrange([guest("はる"), guest("だれか")], [friend(2)], 3)).toBeNull();
    expect(names(arrange([guest("友1")], [friend(1)], 2))).toEqual(["友1"]);
  });

  it("leave a guest with the name of a friend at the guest's own place", () => {
    const namesake: Guest = { nickname: "友", language: "en" };
    const arranged = arrange([namesake, guest("友")], [friend(2, "友")], 3);
    expect(arranged?.guests[0]).toEqual(namesake);
  });

  it("keep the language that was chosen for a guest without a name", () => {
    const unnamed: Guest = { nickname: "", language: "en" };
    expect(arrange([unnamed], [], 3)?.guests).toEqual([unnamed, guest("")]);
  });

  it("move for a friend whose place is gone, to one that nobody is invited to", () => {
    expect(arrange([], [friend(3)], 3, new Set([1]))).toMatchObject({
      guests: [guest(""), { nickname: "友3", language: "en" }],
      moved: [{ id: "友3", from: 3, to: 2 }],
    });
    expect(names(arrange([guest("はる"), guest(""), guest("友3")], [friend(3)], 3))).toEqual([
      "はる",
      "友3",
    ]);
  });

  it("are never fewer than friends and named guests", () => {
    expect(arrange([], [friend(1), friend(2)], 2)).toBeNull();
    expect(arrange([guest("はる"), guest("友2")], [friend(2)], 2)).toBeNull();
  });

  it("have everybody once, with friends where they were, whatever is wanted", () => {
    const parties = fc.record({
      taken: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
      wanted: fc.array(fc.constantFrom("", "はる", "なぎ", "友1", "友4"), { maxLength: 6 }),
      seats: fc.integer({ min: 1, max: 7 }),
    });
    fc.assert(
      fc.property(parties, ({ taken, wanted, seats }) => {
        const friends = taken.map((place) => friend(place));
        const arranged = arrange(wanted.map(guest), friends, seats);
        if (!arranged) {
          const named = wanted.filter(Boolean).length;
          expect(friends.length + named).toBeGreaterThan(seats - 1);
          return;
        }
        expect(arranged.guests).toHaveLength(seats - 1);
        const placeOf = ({ id, place }: SeatedFriend) =>
          arranged.moved.find((one) => one.id === id)?.to ?? place;
        for (const one of friends) {
          expect(arranged.guests[placeOf(one) - 1]?.nickname).toBe(one.nickname);
          if (one.place < seats) expect(placeOf(one)).toBe(one.place);
        }
        expect(new Set(friends.map(placeOf)).size).toBe(friends.length);
      }),
    );
  });
});
