import fc from "fast-check";

export type Command =
  | { kind: "hold"; person: number; session: number; seats: number; kinds: boolean[] }
  | { kind: "join"; person: number; session: number; seats: number; minSeats: number }
  | { kind: "confirm"; party: number; kinds: boolean[]; code: number; passes: number }
  | { kind: "cancel"; party: number }
  | { kind: "accept"; party: number }
  | { kind: "arrive"; party: number }
  | { kind: "undo"; party: number }
  | { kind: "send"; party: number; place: number }
  | { kind: "take"; party: number; place: number }
  | { kind: "return"; party: number; place: number }
  | { kind: "withdraw"; party: number; place: number }
  | {
      kind: "change";
      party: number;
      session: number;
      seats: number;
      /** First of the places to give back; null if the party does not say. */
      from: number | null;
      kinds: boolean[];
      code: number;
      passes: number;
    }
  | { kind: "propose"; person: number; seats: number }
  | { kind: "approve" | "decline" | "retract"; proposal: number }
  | { kind: "wait"; minutes: number };

const person = fc.nat({ max: 3 });
/** The first two always exist; others are proposed tables, once approved. */
const session = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 1 }) },
  { weight: 2, arbitrary: fc.integer({ min: 2, max: 3 }) },
);
const seats = fc.integer({ min: 1, max: 3 });
const party = fc.nat({ max: 7 });
/** Which seats are student seats, as far as given. */
const kinds = fc.array(fc.boolean(), { maxLength: 3 });
/** None, one for two reservations, or one for each person. */
const code = fc.nat({ max: 2 });
/** Number of seats that passes should cover. */
const passes = fc.nat({ max: 3 });

/** Four people, because two can queue only behind a third; two sessions at the same hours, and the clock. */
export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("hold" as const), person, session, seats, kinds }),
    },
    {
      weight: 4,
      arbitrary: fc
        .record({ kind: fc.constant("join" as const), person, session, seats, minSeats: seats })
        .map((join) => ({ ...join, minSeats: Math.min(join.minSeats, join.seats) })),
    },
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constantFrom("cancel", "accept", "arrive", "undo"), party }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("confirm" as const),
        ...{ party, kinds, code, passes },
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom("send", "send", "take", "take", "return", "withdraw"),
        party,
        place: fc.integer({ min: 1, max: 3 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("change" as const),
        from: fc.option(fc.nat({ max: 2 })),
        ...{ party, session, seats, kinds, code, passes },
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("propose" as const),
        person,
        seats: fc.integer({ min: 2, max: 4 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom("approve", "approve", "decline", "retract"),
        proposal: fc.nat({ max: 3 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant("wait" as const),
        minutes: fc.constantFrom(1, 9, 11, 3 * 60, 15 * 60, 50 * 60, 5 * 24 * 60),
      }),
    },
  ),
  { minLength: 3, maxLength: 16 },
);
