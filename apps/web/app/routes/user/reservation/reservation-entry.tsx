import { spokenCode } from "@takujo/contracts/games/reservation-form";
import { clock, dayParts, formatMonthName, formatWeekday } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/num.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text-language.tsx";
import { useLocale } from "../../../shell/use-locale.ts";
import { QueueLine } from "../../../ui/event/queue-line.tsx";
import { ReservationRow } from "../../../ui/event/reservation-row.tsx";
import { Clock } from "../../../ui/generated/icons.ts";
import { TagList } from "../../../ui/tag.tsx";
import { EntryActions } from "./entry-actions.tsx";
import type { ShownReservation } from "./server-shown.ts";
import { AheadTags, StateTag } from "./state-tag.tsx";
import { useMoment } from "./use-moment.ts";
import { usePlace } from "./use-place.ts";

type ReservationEntryProps = { reservation: ShownReservation; now: number };

/** What lies ahead, or is waited for. */
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
          text: num(`${clock(startsAt)}–${clock(endsAt)}`),
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

function useSeatFacts(reservation: ShownReservation): string[] {
  const t = useTranslations("accountReservation");
  const place = usePlace();
  const { state, seats, wantedSeats, minSeats, session } = reservation;
  if (state === "held") return [t("heldSeats", { count: seats })];
  if (state === "waiting" && wantedSeats) {
    return [
      minSeats && minSeats < wantedSeats
        ? t("atLeast", { count: wantedSeats, least: minSeats })
        : t("together", { count: wantedSeats }),
    ];
  }
  const isOpen = session.decisionDeadline && !session.isDecided && session.seatsMissing > 0;
  return [place(reservation), ...(isOpen ? [t("missing", { count: session.seatsMissing })] : [])];
}
