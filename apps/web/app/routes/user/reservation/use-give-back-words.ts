import { coveredSeats } from "@takujo/contracts/booking/money/seat-price";
import type { Reservation, ReservationSummary } from "@takujo/contracts/generated/games/types.gen";
import { formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useMoment } from "./use-moment.ts";

const kinds = ["held", "waiting", "offered"] as const;

/** The question before a reservation or a place in the waitlist is given up, with what would be owed. */
export function useGiveBackWords(
  reservation: ReservationSummary & Partial<Pick<Reservation, "prices">>,
  policy = "",
) {
  const t = useTranslations("accountReservation");
  const locale = useLocale();
  const { state, seats, event, session } = reservation;
  const isLate = Date.now() >= Date.parse(session.changeDeadline);
  const kind = kinds.find((known) => known === state) ?? (isLate ? "late" : "confirmed");
  const values = {
    title: event.title,
    day: formatFullDay(session.startsAt, locale),
    seats: t("seats", { count: seats }),
    deadline: useMoment()(session.changeDeadline),
    policy,
  };
  const isFree = kind === "late" && event.fee === 0;
  const body = isFree ? t("detail.ask.late.free", values) : t(`detail.ask.${kind}.body`, values);
  const count = coveredSeats(reservation.prices ?? null);
  const hasVisits = count > 0 && (kind === "late" || kind === "confirmed");
  return {
    title: t(`detail.ask.${kind}.heading`),
    body: hasVisits ? `${body} ${t(`detail.ask.${kind}.visits`, { count })}` : body,
    accept: t(`detail.ask.accept.${kind}`),
    dismiss: t("detail.ask.dismiss"),
  };
}
