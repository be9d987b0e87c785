import { clock, formatMonthDay, venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import type { LendingView, LoanView } from "./apply-loan-marks.ts";

/** い卓, or the name of a time band. */
export function useTableName() {
  const t = useTranslations("reception.party");
  return ({ letter, name }: LendingView["tables"][number]) =>
    letter ? t("letter", { letter }) : name;
}

/** Where a box is, with whom, and since when. */
export function useLoanWords(view: LendingView) {
  const t = useTranslations("lending");
  const locale = useLocale();
  const tableName = useTableName();
  return (loan: LoanView) => {
    const table = view.tables.find(({ id }) => id === loan.sessionId);
    const party = view.parties.find((one) => one.reservationId === loan.reservationId);
    const name = party?.name ?? loan.holder;
    const facts = [
      ...(table ? [tableName(table)] : []),
      ...(name ? [t("polite", { name })] : []),
      ...(loan.isHere ? [] : [t("elsewhere")]),
    ];
    const isToday = venueDay(loan.at) === venueDay(new Date());
    const since = isToday ? clock(loan.at) : `${formatMonthDay(loan.at, locale)} ${clock(loan.at)}`;
    const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(loan.at)) / 60_000));
    return {
      where: facts.join("・") || t("nowhere"),
      since: t("since", { time: since }),
      long: isToday
        ? t("long", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
        : undefined,
      letter: table?.letter ?? undefined,
      initial: [...name][0],
    };
  };
}
