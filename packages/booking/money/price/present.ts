import type { PriceKind, SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type { Locale } from "@takujo/contracts/locale";

export const presentKinds = (kinds: PriceKind[], locale: Locale) =>
  kinds.map(({ key, yen, ...names }) => ({ key, name: names[locale] || names.ja, yen }));

/** The ordinary price has no name here: pages have a text for it. */
export const presentPrices = (prices: SeatPrice[] | null, locale: Locale) =>
  (prices ?? []).map(({ kind, full, yen, ja = "", en, pass }) => ({
    ...{ kind, full, yen },
    name: (locale === "en" && en) || ja,
    ...(pass && { pass }),
  }));
