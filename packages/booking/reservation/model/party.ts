import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";

/** A link for one place of a party, used or not. The last one of a place counts. */
export interface Link {
  id: string;
  place: number;
  state: "open" | "taken" | "ended";
  expiresAt: number;
}

export interface Party {
  id: string;
  person: number;
  session: number;
  state: ReservationState;
  seats: number;
  minSeats: number;
  order: number;
  expiresAt: number;
  /** By place, from the hold on: whether it is a student seat. */
  kinds: boolean[];
  /** Once it is confirmed. */
  code: number;
  /** Visits of each pass that cover its seats, and how many of these are student seats. */
  visits: number[];
  studentsCovered: number;
  isLate: boolean;
  links: Link[];
}

/** Passes of every person at the beginning; the first is used first. */
export const passes = [
  { visits: 2, mostYen: null },
  { visits: 1, mostYen: 400 },
];

export interface PriceWish {
  /** As before where the list ends. */
  kinds: boolean[];
  code: number;
  /** Number of seats that passes should cover. */
  passes: number;
}

/** Prices of seats, and for each code its discount and limits in total and per person. */
export const prices = { fee: 1_500, student: 400 };
export const codes = [
  { off: 0, max: Number.POSITIVE_INFINITY, perPerson: Number.POSITIVE_INFINITY },
  { off: 500, max: 2, perPerson: Number.POSITIVE_INFINITY },
  { off: 100, max: Number.POSITIVE_INFINITY, perPerson: 1 },
];

export const owed = (price: number, code: number) => Math.max(0, price - (codes[code]?.off ?? 0));

export function sumOf(party: Party) {
  const { seats, code, studentsCovered } = party;
  const students = studentsIn(party.kinds, seats);
  const ordinary = seats - students - (sum(party.visits) - studentsCovered);
  return (
    ordinary * owed(prices.fee, code) + (students - studentsCovered) * owed(prices.student, code)
  );
}

/** As given; unchanged for places beyond that. */
export const kindsOf = (party: Pick<Party, "kinds">, said: boolean[], seats: number): boolean[] =>
  Array.from({ length: seats }, (_, place) => said[place] ?? party.kinds[place] ?? false);

export const studentsIn = (kinds: boolean[], seats: number) =>
  kinds.slice(0, seats).filter(Boolean).length;

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
export const unpriced = () => ({
  ...{
    kinds: [] as boolean[],
    code: 0,
    visits: passes.map(() => 0),
    studentsCovered: 0,
    isLate: false,
  },
  links: [],
});

/** A number of a party's places, from one of them around; undefined if the party does not say which. */
export function leavingOf(
  { from, seats }: { from: number | null; seats: number },
  party: { seats: number },
): number[] | undefined {
  const count = party.seats - seats;
  if (from === null || count <= 0) return undefined;
  return Array.from({ length: count }, (_, index) => 1 + ((from + index) % (party.seats - 1)));
}

/** The last link made for a place, or moved to it. */
export const linkOf = ({ links }: Party, place: number): Link | undefined =>
  links.find((link) => link.place === place && link.state !== "ended") ??
  links.findLast((link) => link.place === place);
