import type { ReservationState } from "@takujo/contracts/booking/reservation-form";

/** For one place of a party, used or not. The last one of a place is the one that counts. */
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
  /** Once it is confirmed. */
  students: number;
  code: number;
  /** Visits of each pass that cover its seats, and how many of them students'. */
  visits: number[];
  studentsCovered: number;
  isLate: boolean;
  links: Link[];
}

/** What every person has at the beginning; the first is used first. */
export const passes = [
  { visits: 2, mostYen: null },
  { visits: 1, mostYen: 400 },
];

/** What seats cost, and what each code takes off, to how many reservations and of one person. */
export const prices = { fee: 1_500, student: 400 };
export const codes = [
  { off: 0, most: Number.POSITIVE_INFINITY, perPerson: Number.POSITIVE_INFINITY },
  { off: 500, most: 2, perPerson: Number.POSITIVE_INFINITY },
  { off: 100, most: Number.POSITIVE_INFINITY, perPerson: 1 },
];

export const owed = (price: number, code: number) => Math.max(0, price - (codes[code]?.off ?? 0));

export function sumOf(party: Party) {
  const { seats, students, code, studentsCovered } = party;
  const ordinary = seats - students - (sum(party.visits) - studentsCovered);
  return (
    ordinary * owed(prices.fee, code) + (students - studentsCovered) * owed(prices.student, code)
  );
}

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
export const unpriced = () => ({
  ...{ students: 0, code: 0, visits: passes.map(() => 0), studentsCovered: 0, isLate: false },
  links: [],
});

/** The last that was made for a place, or moved to it. */
export const linkOf = ({ links }: Party, place: number): Link | undefined =>
  links.find((link) => link.place === place && link.state !== "ended") ??
  links.findLast((link) => link.place === place);
