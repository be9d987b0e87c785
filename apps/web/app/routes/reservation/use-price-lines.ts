import { groupPrices } from "@takujo/contracts/booking/money/seat-price";
import type { ReservedEvent, SeatPrice } from "@takujo/contracts/generated/games/types.gen";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";

/** 一般 2席 ¥3,000・学生 1席 ¥1,000; null where all seats are ordinary. Pages that use it need the message set `price`. */
export function usePriceLines(): (prices: SeatPrice[]) => string | null {
  const t = useTranslations("price");
  return (prices) => {
    if (prices.every(({ kind, full, yen }) => kind === "" && full === yen)) return null;
    return groupPrices(prices)
      .map(({ price, seats, sum }) => {
        if (price.pass) return t("line", { name: t("pass"), count: seats });
        const name = "name" in price ? String(price.name) : "";
        const line = t("line", { name: name || t("ordinary"), count: seats });
        return t("named", { name: line, price: sum === 0 ? t("free") : formatYen(sum) });
      })
      .join(t("separator"));
  };
}

/** The kind of a seat, for its guest: 子ども; empty if all seats of the event cost the same. */
export function useKindName(): (
  seat: { kindName: string },
  event: Pick<ReservedEvent, "prices">,
) => string {
  const t = useTranslations("price");
  return ({ kindName }, { prices }) => kindName || (prices.length > 0 ? t("ordinary") : "");
}
