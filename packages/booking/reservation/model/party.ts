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
  /** By place, from the hold on: whether it is a student's seat. */
  kinds: boolean[];
  /** Once it is confirmed. */
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

export interface Wanted {
  /** As before where the list ends. */
  kinds: boolean[];
  code: number;
  /** Seats that passes are to cover. */
  passes: number;
}

/** What seats cost, and what each code takes off, to how many reservations and of one person. */
export const prices = { fee: 1_500, student: 400 };
export const codes = [
  { off: 0, most: Number.POSITIVE_INFINITY, perPerson: Number.POSITIVE_INFINITY },
  { off: 500, most: 2, perPerson: Number.POSITIVE_INFINITY },
  { off: 100, most: Number.POSITIVE_INFINITY, perPerson: 1 },
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

/** As it is said, and as before where that ends. */
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

/** So many places of a party, going around from one of them; undefined where nobody says which. */
export function leavingOf(
  { from, seats }: { from: number | null; seats: number },
  party: { seats: number },
): number[] | undefined {
  const count = party.seats - seats;
  if (from === null || count <= 0) return undefined;
  return Array.from({ length: count }, (_, index) => 1 + ((from + index) % (party.seats - 1)));
}

/** The last that was made for a place, or moved to it. */
export const linkOf = ({ links }: Party, place: number): Link | undefined =>
  links.find((link) => link.place === place && link.state !== "ended") ??
  links.findLast((link) => link.place === place);
