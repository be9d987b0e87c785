import {
  allPlaces,
  type KindCounts,
  type PriceList,
  type SeatKinds,
} from "@takujo/contracts/booking/money/seat-price";

const prefix = "kind-";
const maxSeats = 100;

/** Larger parties are asked to write to the organizer. */
export const maxPeople = 12;

export const kindField = (key: string) => `${prefix}${key}`;
export const isKindField = (name: string) => name.startsWith(prefix);

/** For the kind of one seat; places are counted from 0, which is the holder's. */
export const seatKindField = (place: number) => `seat-${place + 1}-kind`;

/** Submitted kind of each seat; ordinary by default. */
export const seatKindsIn = (sent: Record<string, unknown>, seats: number): SeatKinds =>
  allPlaces(seats).map((place) => String(sent[seatKindField(place)] ?? ""));

/** The event's page asks for numbers per kind, with this name for ordinary ones, because there are no places yet. */
export const ordinaryCount = "ordinary";

/** Kinds in the picker's address, by place: ordinary ones first. */
export function seatKindsOf(query: URLSearchParams): SeatKinds | undefined {
  const asked = Object.fromEntries(query);
  const counts = Object.entries(kindsIn(asked) ?? {});
  const others = counts.flatMap(([key, count]) => Array.from({ length: count }, () => key));
  const ordinary = Math.floor(
    Number(asked[ordinaryCount] ?? Number(asked["seats"]) - others.length),
  );
  if (counts.length === 0) return undefined;
  const rest = ordinary >= 0 && ordinary <= maxSeats ? ordinary : 0;
  return [...Array.from({ length: rest }, () => ""), ...others].slice(0, maxSeats);
}

/** How many seats of each kind a form says; undefined if it did not ask. */
export function kindsIn(sent: Record<string, unknown>): KindCounts | undefined {
  const kinds = Object.entries(sent).flatMap(([name, value]) => {
    if (!name.startsWith(prefix) || name === prefix) return [];
    const count = Math.floor(Number(value));
    return [[name.slice(prefix.length), count >= 0 && count <= maxSeats ? count : 0] as const];
  });
  return kinds.length > 0 ? Object.fromEntries(kinds) : undefined;
}

export const priceListOf = ({
  fee,
  kinds,
}: {
  fee: number;
  kinds: KindChoices["kinds"];
}): PriceList => ({
  fee,
  kinds: kinds.map(({ name, ...kind }) => ({ ...kind, ja: name, en: name })),
});

interface KindChoices {
  prices: { kind: string; name: string; full: number }[];
  kinds: { key: string; name: string; yen: number }[];
}

/** Selectable kinds: current ones, and removed ones that the party was promised. */
export function choosableKinds({ prices, kinds }: KindChoices): KindChoices["kinds"] {
  const gone = new Map(
    prices
      .filter(({ kind }) => kind !== "" && !kinds.some(({ key }) => key === kind))
      .map(({ kind, name, full }) => [kind, { key: kind, name, yen: full }]),
  );
  return [...kinds, ...gone.values()];
}
