import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { dayParts, formatHours, formatMonthName, formatWeekday } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { num } from "../../../../shell/text/num.tsx";
import { LanguageTag, useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { TagList } from "../../../../ui/action/tag.tsx";
import { QueueLine } from "../../../../ui/event/queue-line.tsx";
import { ReservationRow } from "../../../../ui/event/reservation-row.tsx";
import { Clock } from "../../../../ui/generated/icons.ts";
import type { ReservationView } from "../reservation-view.server.ts";
import { AheadTags, StateTag } from "../state-tag.tsx";
import { useMoment } from "../use-moment.ts";
import { usePlace } from "../use-place.ts";
import { EntryActions } from "./entry-actions.tsx";

type ReservationEntryProps = { reservation: ReservationView; now: number };

/** An upcoming or waiting reservation. */
export function ReservationEntry({ reservation, now }: ReservationEntryProps) {
  const t = useTranslations("accountReservation");
  const locale = useLocale();
  const moment = useMoment();
  const { state, event, session, tone, expiresAt, position, behind } = reservation;
  const { startsAt, endsAt } = session;
  return (
    <ReservationRow
      offered={state === "offered"}
      date={{
        month: formatMonthName(startsAt, locale),
        day: Number(dayParts(startsAt).day),
        weekday: formatWeekday(startsAt, locale, "long"),
      }}
      tone={tone}
      title={<span lang={useTextLanguage()(event)}>{event.title}</span>}
      tags={
        <TagList>
          <StateTag reservation={reservation} />
          <AheadTags reservation={reservation} />
          <LanguageTag text={event} />
        </TagList>
      }
      facts={[
        {
          key: "time",
          icon: <Clock />,
          text: num(formatHours(startsAt, endsAt, locale)),
        },
        ...useSeatFacts(reservation).map((text) => ({ key: text, text })),
        ...(state === "confirmed"
          ? [{ key: "code", text: num(spokenCode(reservation.code)) }]
          : []),
      ]}
      actions={<EntryActions reservation={reservation} now={now} />}
    >
      {state === "offered" && expiresAt && (
        <p>{t.rich("answerBy", { time: moment(expiresAt), num })}</p>
      )}
      {state === "waiting" && position && (
        <QueueLine
          before={position - 1}
          after={behind ?? 0}
          words={t("queue", { before: position - 1, behind: behind ?? 0 })}
        />
      )}
    </ReservationRow>
  );
}

function useSeatFacts(reservation: ReservationView): string[] {
  const t = useTranslations("accountReservation");
  const place = usePlace();
  const { state, seats, wantedSeats, minSeats, session } = reservation;
  if (state === "held") return [t("heldSeats", { count: seats })];
  if (state === "waiting" && wantedSeats) {
    return [
      minSeats && minSeats < wantedSeats
        ? t("atLeast", { count: wantedSeats, min: minSeats })
        : t("together", { count: wantedSeats }),
    ];
  }
  const isOpen = session.decisionDeadline && !session.isDecided && session.seatsMissing > 0;
  return [place(reservation), ...(isOpen ? [t("missing", { count: session.seatsMissing })] : [])];
}
