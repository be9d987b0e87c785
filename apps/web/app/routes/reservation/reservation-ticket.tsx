import { coveredSeats } from "@takujo/contracts/booking/money/seat-price";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Reservation } from "@takujo/contracts/generated/games/types.gen";
import {
  clock,
  dayParts,
  formatHours,
  formatWeekday,
  formatWeekdayDay,
  venueTime,
} from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { coverUrl } from "../../shell/cover/cover-url.ts";
import { MapLink } from "../../shell/map-link.tsx";
import { useLocale } from "../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { Ticket } from "../../ui/event/ticket.tsx";

export type TicketReservation = Pick<
  Reservation,
  "code" | "seats" | "sum" | "event" | "session" | "name" | "nickname" | "hasDetails"
> &
  // Only accounts have passes.
  Partial<Pick<Reservation, "prices">>;

type ReservationTicketProps = {
  reservation: TicketReservation;
  /** Of a single seat, whose ticket it is. */
  kind?: string;
  /** The output of `ticketQr`, drawn on the server. */
  qr: string;
};

const num = (children: ReactNode) => <span className="num">{children}</span>;

/** Pages that use it need the message set `ticket`. */
export function ReservationTicket({ reservation, kind, qr }: ReservationTicketProps) {
  const t = useTranslations("ticket");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { code, seats, event, session, name, nickname, hasDetails } = reservation;
  const holder = hasDetails ? name : nickname;
  const { letter } = session;
  return (
    <Ticket
      coverUrl={coverUrl(event, { w: 500, h: 500 })}
      title={event.title}
      titleLanguage={textLanguage(event)}
      facts={[
        { term: t("date"), detail: <TicketDay date={session.startsAt} /> },
        {
          term: t("time"),
          detail: num(formatHours(session.startsAt, session.endsAt, locale)),
        },
        { term: t("doors"), detail: num(clock(event.doorsAt)) },
        ...(letter
          ? [{ term: t("table"), detail: <span className="ticket-letter">{letter}</span> }]
          : []),
        { term: t("seats"), detail: t.rich("seatCount", { count: seats, num }) },
        { term: t("session"), detail: session.name },
        ...(kind ? [{ term: t("kind"), detail: kind }] : []),
      ]}
      note={<TicketNote {...reservation} />}
      qr={{ svg: qr, label: t("qr") }}
      code={spokenCode(code)}
      holder={holder && t("holder", { name: holder })}
    />
  );
}

function TicketDay({ date }: { date: string }) {
  const locale = useLocale();
  const { month, day } = dayParts(date);
  return (
    <time dateTime={venueTime(date)}>
      {locale === "ja" ? (
        <>
          {num(`${Number(month)}.${day}`)}
          {`（${formatWeekday(date, locale)}）`}
        </>
      ) : (
        num(formatWeekdayDay(date, locale))
      )}
    </time>
  );
}

function TicketNote({ event, sum, prices = [] }: TicketReservation) {
  const t = useTranslations("ticket");
  const { venueName, room, address } = event;
  const covered = coveredSeats(prices);
  return (
    <>
      <b>{room ? t("place", { venue: venueName, room }) : venueName}</b>
      <br />
      <MapLink place={{ ...event, name: venueName }}>{address}</MapLink>
      <br />
      {covered > 0 && t.rich("covered", { count: covered, num })}
      {sum === 0 ? covered === 0 && t("free") : t.rich("payment", { sum: formatYen(sum), num })}
    </>
  );
}
