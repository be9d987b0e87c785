import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allPlaces,
  countKinds,
  coveredSeats,
  coverSeats,
  discounted,
  groupPrices,
  owedFor,
  priceSeats,
} from "./seat-price.ts";

const yen = fc.nat({ max: 20_000 });
const keys = ["student", "child", "regular"];
const lists = fc.record({
  fee: yen,
  kinds: fc.uniqueArray(
    fc.record({ key: fc.constantFrom(...keys), ja: fc.string(), en: fc.string(), yen }),
    { selector: ({ key }) => key },
  ),
});
const discounts = fc.option(fc.record({ yen, percent: fc.nat({ max: 100 }) }));
/** How many seats of each kind, never more than there are. */
const parties = fc.integer({ min: 1, max: 12 }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    kinds: fc
      .array(fc.constantFrom(...keys), { maxLength: seats })
      .map((chosen) => countKinds(chosen.map((kind) => ({ kind, full: 0, yen: 0 })))),
  }),
);

describe("what a party owes", () => {
  it("is a price for each seat, of the kinds that were chosen, and never less than nothing", () => {
    fc.assert(
      fc.property(lists, parties, discounts, (list, party, discount) => {
        const prices = priceSeats(list, { ...party, discount });
        expect(prices).toHaveLength(party.seats);
        const known = Object.entries(party.kinds).filter(([kind]) =>
          list.kinds.some(({ key }) => key === kind),
        );
        expect(countKinds(prices)).toEqual(Object.fromEntries(known));
        for (const { kind, full, yen: owed } of prices) {
          expect(full).toBe(list.kinds.find(({ key }) => key === kind)?.yen ?? list.fee);
          expect(owed).toBe(discounted(full, discount));
          expect(owed).toBeGreaterThanOrEqual(0);
          expect(owed).toBeLessThanOrEqual(full);
          expect(Number.isInteger(owed)).toBe(true);
        }
        const sum = owedFor(prices, allPlaces(party.seats), list.fee);
        expect(groupPrices(prices).reduce((total, group) => total + group.sum, 0)).toBe(sum);
      }),
    );
  });

  it("is nothing for seats that passes cover: never more than are wanted, than there are visits, or dearer than they may be", () => {
    const visits = fc.array(
      fc.record({
        id: fc.uuid(),
        left: fc.nat({ max: 3 }),
        mostYen: fc.option(yen),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(
        ...([lists, parties, discounts, visits, fc.nat({ max: 12 })] as const),
        (list, party, discount, passes, seats) => {
          const prices = priceSeats(list, { ...party, discount });
          const covered = coverSeats(prices, { seats, visits: passes, discount });
          const again = coverSeats(covered, { seats, visits: passes, discount });
          expect(again).toEqual(covered);
          expect(coverSeats(covered, { seats: 0, visits: [], discount })).toEqual(prices);
          expect(coveredSeats(covered)).toBeLessThanOrEqual(seats);
          for (const pass of passes) {
            const uses = covered.filter((price) => price.pass === pass.id);
            expect(uses.length).toBeLessThanOrEqual(pass.left);
            expect(uses.every(({ full }) => full <= (pass.mostYen ?? full))).toBe(true);
          }
          for (const [place, price] of covered.entries()) {
            expect(price.yen).toBe(price.pass ? 0 : prices[place]?.yen);
            expect(price.pass === undefined || (prices[place]?.yen ?? 0) > 0).toBe(true);
          }
          // Whatever kinds are chosen then, a covered place stays covered.
          const changed = priceSeats(list, { seats: party.seats, kinds: {}, before: covered });
          expect(coveredSeats(changed)).toBe(coveredSeats(covered));
        },
      ),
    );
  });

  it("stays as promised, whatever the event costs later", () => {
    fc.assert(
      fc.property(lists, lists, parties, (then, now, party) => {
        const promised = priceSeats(then, party);
        expect(priceSeats(now, { seats: party.seats, before: promised })).toEqual(promised);
        const same = { seats: party.seats, kinds: countKinds(promised), before: promised };
        expect(priceSeats(now, same)).toEqual(promised);
      }),
    );
  });

  it("keeps the promised seats when others come along, which cost what they cost now", () => {
    fc.assert(
      fc.property(
        lists,
        lists,
        parties,
        fc.integer({ min: 1, max: 5 }),
        (then, now, party, more) => {
          const promised = priceSeats(then, party);
          const seats = party.seats + more;
          const prices = priceSeats(now, { seats, before: promised });
          expect(prices.slice(0, party.seats)).toEqual(promised);
          expect(prices.slice(party.seats).every(({ full }) => full === now.fee)).toBe(true);
        },
      ),
    );
  });

  it("moves nobody to another place whose kind is still wanted", () => {
    fc.assert(
      fc.property(lists, parties, parties, (list, one, other) => {
        const before = priceSeats(list, one);
        const after = priceSeats(list, { ...other, before });
        const wanted = countKinds(after);
        for (const [place, { kind }] of before.entries()) {
          const earlier = before.slice(0, place).filter((price) => price.kind === kind).length;
          const left = kind === "" ? other.seats : (wanted[kind] ?? 0);
          if (kind !== "" && place < other.seats && earlier < left) {
            expect(after[place]?.kind).toBe(kind);
          }
        }
      }),
    );
  });

  it("is for each place of the kind that is named for it, or else of its former kind", () => {
    const named = fc.array(fc.constantFrom("", ...keys), { maxLength: 12 });
    fc.assert(
      fc.property(lists, parties, named, discounts, (list, party, chosen, discount) => {
        const before = priceSeats(list, { ...party, discount });
        const kinds = chosen.slice(0, party.seats);
        const after = priceSeats(list, { seats: party.seats, kinds, before, discount });
        const isKnown = (kind: string) => list.kinds.some(({ key }) => key === kind);
        for (const [place, price] of after.entries()) {
          const kind = kinds[place] ?? before[place]?.kind ?? "";
          expect(price).toMatchObject({ kind: isKnown(kind) ? kind : "" });
          expect(price.yen).toBe(discounted(price.full, discount));
        }
        expect(priceSeats(list, { seats: party.seats, kinds: [], before, discount })).toEqual(
          before,
        );
      }),
    );
  });

  it("rounds up what a percentage leaves, and takes a sum off each seat", () => {
    expect(discounted(1_501, { yen: 0, percent: 50 })).toBe(751);
    expect(discounted(1_500, { yen: 500, percent: 0 })).toBe(1_000);
    expect(discounted(300, { yen: 500, percent: 0 })).toBe(0);
    expect(discounted(300, { yen: 0, percent: 100 })).toBe(0);
  });

  it("is the fee for places without a price", () => {
    expect(owedFor(null, [0, 1], 1_500)).toBe(3_000);
    expect(owedFor([{ kind: "", full: 800, yen: 800 }], [0, 1], 1_500)).toBe(2_300);
  });
});
