// Without schemas, because the reception computes with it in the browser.

/** The kind of every seat for which no other was chosen: the fee of the event. */
export const ordinaryKind = "";

/** A kind of seat that costs another sum than the fee, such as one for students. */
export interface PriceKind {
  key: string;
  ja: string;
  en: string;
  yen: number;
}

/** What seats of an event cost today. */
export interface PriceList {
  fee: number;
  kinds: PriceKind[];
}

/** The promised price of one place of a party. */
export interface SeatPrice {
  /** A key of the event's kinds. The kind may be removed later, so its names are stored too. */
  kind: string;
  ja?: string;
  en?: string;
  /** Without a discount. */
  full: number;
  /** With the discount, and 0 if a pass covers the seat. */
  yen: number;
  /** The pass of which one visit covers the seat. */
  pass?: string;
}

/** Visits of a pass that can cover further seats. */
export interface PassVisits {
  id: string;
  left: number;
  /** Covers seats that cost at most so much; null for any. */
  mostYen: number | null;
}

/** Off each seat, never to less than nothing. */
export interface Discount {
  yen: number;
  percent: number;
}

/** Number of seats per kind; the rest is ordinary. For parties without named people, at the desk and at the door. */
export type KindCounts = Record<string, number>;

/** The kind of each place, the holder's first; where the list ends, as before. */
export type SeatKinds = string[];

interface PriceInput {
  seats: number;
  /** As before if undefined. */
  kinds?: KindCounts | SeatKinds | undefined;
  /** Prices promised so far. */
  before?: SeatPrice[] | null;
  discount?: Discount | null;
}

/**
 * The price of each place. Places keep their kind if possible, because the reception checks people in by place; promised
 * seats keep their price, whatever the event costs now. Unknown kinds count as ordinary.
 */
export function priceSeats(list: PriceList, wanted: PriceInput): SeatPrice[] {
  const before = (wanted.before ?? []).slice(0, wanted.seats);
  const kinds = kindsByPlace(wanted.kinds ?? countKinds(before), before, wanted.seats);
  const freed = (wanted.before ?? []).filter(({ kind }, place) => kind !== kinds[place]);
  return kinds.map((kind, place) => {
    const promised = before[place];
    const price = promised?.kind === kind ? promised : fill(kind);
    const { pass: _moved, ...owed } = { ...price, yen: discounted(price.full, wanted.discount) };
    return coveredAs(promised, owed);
  });

  function fill(kind: string): SeatPrice {
    const index = freed.findIndex((price) => price.kind === kind);
    const [promised] = index < 0 ? [] : freed.splice(index, 1);
    return promised ?? todaysPrice(list, kind);
  }
}

/** With counts, places keep their kind while the counts last; the others take what is left, ordinary seats first. */
function kindsByPlace(
  wanted: KindCounts | SeatKinds,
  before: readonly SeatPrice[],
  seats: number,
): string[] {
  if (Array.isArray(wanted)) {
    return allPlaces(seats).map((place) => wanted[place] ?? before[place]?.kind ?? ordinaryKind);
  }
  const left = new Map(Object.entries(wanted));
  left.set(ordinaryKind, seats - [...left.values()].reduce((sum, count) => sum + count, 0));
  const take = (kind = ordinaryKind) => {
    const count = left.get(kind) ?? 0;
    left.set(kind, count - 1);
    return count > 0 ? kind : null;
  };
  const kept = before.map(({ kind }) => take(kind));
  const order = [ordinaryKind, ...left.keys()];
  return allPlaces(seats).map(
    (place) => kept[place] ?? take(order.find((kind) => (left.get(kind) ?? 0) > 0)) ?? ordinaryKind,
  );
}

/** A pass covers the place, whatever kind of seat it is. */
export const coveredAs = (
  before: Pick<SeatPrice, "pass"> | undefined,
  price: SeatPrice,
): SeatPrice => (before?.pass ? { ...price, yen: 0, pass: before.pass } : price);

export const coveredSeats = (prices: readonly SeatPrice[] | null): number =>
  (prices ?? []).filter(({ pass }) => pass).length;

/**
 * Covers up to `seats` seats, the most expensive first, with the visits in their order. `visits` include those that
 * covered seats before. A free seat uses no visit.
 */
export function coverSeats(
  prices: readonly SeatPrice[],
  { seats, visits, discount }: { seats: number; visits: PassVisits[]; discount?: Discount | null },
): SeatPrice[] {
  const left = visits.map((one) => ({ ...one }));
  const dearest = allPlaces(prices.length).sort(
    (one, other) => (prices[other]?.full ?? 0) - (prices[one]?.full ?? 0) || one - other,
  );
  const covering = new Map<number, string>();
  for (const place of dearest) {
    const { full = 0 } = prices[place] ?? {};
    if (covering.size >= seats || discounted(full, discount) === 0) continue;
    const pass = left.find((one) => one.left > 0 && (one.mostYen === null || full <= one.mostYen));
    if (!pass) continue;
    pass.left -= 1;
    covering.set(place, pass.id);
  }
  return prices.map(({ pass: _, ...price }, place) => {
    const pass = covering.get(place);
    return pass ? { ...price, yen: 0, pass } : { ...price, yen: discounted(price.full, discount) };
  });
}

/** Current price of a seat of the kind. */
export function todaysPrice(
  { fee, kinds }: PriceList,
  key: string,
  discount?: Discount | null,
): SeatPrice {
  const kind = kinds.find((one) => one.key === key);
  if (!kind) return { kind: ordinaryKind, full: fee, yen: discounted(fee, discount) };
  const { ja, en, yen } = kind;
  return { kind: key, ja, en, full: yen, yen: discounted(yen, discount) };
}

/** In whole yen; the rest after a percentage is rounded up. */
export function discounted(full: number, discount?: Discount | null): number {
  if (!discount) return full;
  return Math.max(0, Math.ceil((full * (100 - discount.percent)) / 100) - discount.yen);
}

/** Without the ordinary ones. */
export function countKinds(prices: readonly SeatPrice[]): KindCounts {
  const counts = new Map<string, number>();
  for (const { kind } of prices) {
    if (kind !== ordinaryKind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** What the people at these places owe. Parties from before prices existed owe the fee. In SQL: `promised_yen`. */
export function owedFor(
  prices: readonly SeatPrice[] | null | undefined,
  places: readonly number[],
  fee: number,
): number {
  return places.reduce((sum, place) => sum + (prices?.[place]?.yen ?? fee), 0);
}

export const allPlaces = (seats: number): number[] =>
  Array.from({ length: seats }, (_, place) => place);

/** Seats of one kind and price in one line, in the order of their places; covered seats have a line of their own. */
export function groupPrices(
  prices: readonly SeatPrice[],
): { price: SeatPrice; seats: number; sum: number }[] {
  const groups = Map.groupBy(prices, ({ kind, yen, pass }) => `${yen} ${!pass} ${kind}`);
  return [...groups.values()].flatMap((group) => {
    const [price] = group;
    return price ? [{ price, seats: group.length, sum: price.yen * group.length }] : [];
  });
}
