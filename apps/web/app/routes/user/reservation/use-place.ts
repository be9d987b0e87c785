import type { ReservationSummary } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";

type SeatSummary = Pick<ReservationSummary, "seats" | "session">;

/** い卓・2席; without a table, the name of the session. */
export function usePlace(): (reservation: SeatSummary) => string {
  const t = useTranslations("accountReservation");
  return ({ seats, session: { letter, name } }) =>
    t("place", {
      table: letter ? t("table", { letter }) : name,
      seats: t("seats", { count: seats }),
    });
}
