import type { KindCounts } from "@takujo/contracts/booking/seat-price";

const prefix = "kind-";
const mostSeats = 100;

export const kindField = (key: string) => `${prefix}${key}`;

/** How many seats of each kind a form says; undefined if it did not ask. */
export function kindsIn(sent: Record<string, unknown>): KindCounts | undefined {
  const kinds = Object.entries(sent).flatMap(([name, value]) => {
    if (!name.startsWith(prefix) || name === prefix) return [];
    const count = Math.floor(Number(value));
    return [[name.slice(prefix.length), count >= 0 && count <= mostSeats ? count : 0] as const];
  });
  return kinds.length > 0 ? Object.fromEntries(kinds) : undefined;
}

interface Priced {
  prices: { kind: string; name: string; full: number }[];
  kinds: { key: string; name: string; yen: number }[];
}

/** What can be chosen: the kinds of today, and those that the party was promised and that are gone since. */
export function choosableKinds({ prices, kinds }: Priced): Priced["kinds"] {
  const gone = new Map(
    prices
      .filter(({ kind }) => kind !== "" && !kinds.some(({ key }) => key === kind))
      .map(({ kind, name, full }) => [kind, { key: kind, name, yen: full }]),
  );
  return [...kinds, ...gone.values()];
}
