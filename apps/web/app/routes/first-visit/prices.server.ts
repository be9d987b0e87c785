import type { EventSummary } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { startOfDay } from "@takujo/contracts/venue-time";
import { clock, endClock, venueDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";

const hour = 3_600_000;
const longFrom = 5 * hour;
const eveningFrom = "17:00";

type EventPrices = Pick<EventSummary, "startsAt" | "endsAt" | "fee" | "prices" | "state">;
type Kind = "day" | "evening" | "long";

function kindOf({ startsAt, endsAt }: EventPrices): Kind {
  if (Date.parse(endsAt) - Date.parse(startsAt) >= longFrom) return "long";
  return clock(startsAt) >= eveningFrom ? "evening" : "day";
}

/** Of all kinds of seats. */
const pricesOf = ({ fee, prices }: EventPrices) => [fee, ...prices.map(({ yen }) => yen)];
const lowest = (fees: number[]) => Math.min(...fees);
const highest = (fees: number[]) => Math.max(...fees);

/** ¥1,500–1,800, or ¥1,500 where both are the same. */
const feeRange = (fees: number[]) =>
  lowest(fees) === highest(fees)
    ? formatYen(lowest(fees))
    : `${formatYen(lowest(fees))}–${formatYen(highest(fees)).slice(1)}`;

/** Since the start of the event's day: after midnight is later than 22:00. */
const endOf = ({ startsAt, endsAt }: EventPrices) =>
  Date.parse(endsAt) - startOfDay(venueDay(startsAt)).getTime();

function hoursOf(own: EventPrices[], locale: Locale): string {
  const [first] = own.map(({ startsAt }) => clock(startsAt)).sort();
  const last = own.reduce((one, other) => (endOf(other) > endOf(one) ? other : one));
  return `${first}–${endClock(last.startsAt, last.endsAt, locale)}`;
}

/** What published events cost, by kind. Free ones are named apart, because a range from ¥0 would say nothing. */
export function priceView(events: EventPrices[], locale: Locale) {
  const taking = events.filter(({ state }) => state !== "cancelled");
  const paid = taking.filter(({ fee }) => fee > 0);
  const kinds = (["day", "evening", "long"] as const).flatMap((kind) => {
    const own = paid.filter((event) => kindOf(event) === kind);
    if (own.length === 0) return [];
    return [{ kind, fees: feeRange(own.flatMap(pricesOf)), hours: hoursOf(own, locale) }];
  });
  return {
    kinds,
    hasFree: taking.length > paid.length,
    from: paid.length > 0 ? formatYen(lowest(paid.flatMap(pricesOf))) : null,
  };
}
