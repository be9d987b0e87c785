import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import type { MailedReservation } from "@takujo/contracts/booking/reservation/reservation-mail";
import { clock, formatMonthDay } from "@takujo/i18n/format-date";
import { formatPlace } from "@takujo/i18n/format-place";
import { formatMoment, formatSpan } from "@takujo/i18n/format-span";
import { formatYen } from "@takujo/i18n/format-yen";
import type { MailWords } from "../mail-words.ts";

/** Short phrases about a reservation, used by the mails. */
export function reservationWords(t: MailWords, reservation: MailedReservation) {
  const { locale, seats, sum, kindName, code, event, session, venue } = reservation;
  const { letter, name } = session;
  const table = letter ? t("reservationMail.tableOnly", { letter, name }) : name;
  const fee = sum ? t("reservationMail.fee", { fee: formatYen(sum) }) : t("reservationMail.free");
  return {
    title: event.title,
    day: formatMonthDay(session.startsAt, locale),
    when: formatSpan(session.startsAt, session.endsAt, locale),
    doors: t("reservationMail.doors", { time: clock(event.doorsAt) }),
    table,
    session: letter
      ? t("reservationMail.table", { letter, name, seats })
      : t("reservationMail.general", { name, seats }),
    place: formatPlace(venue.name, event.room, locale),
    fee: kindName ? t("price.named", { name: kindName, price: fee }) : fee,
    code: spokenCode(code),
    deadline: formatMoment(session.changeDeadline, locale),
  };
}

export type ReservationWords = ReturnType<typeof reservationWords>;
