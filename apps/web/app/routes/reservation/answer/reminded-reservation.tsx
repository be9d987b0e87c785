import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import type { Reminder } from "@takujo/contracts/generated/games/types.gen";
import { clock, formatFullDay, formatHours } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { coverUrl } from "../../../shell/cover/cover-url.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { venueAndRoom } from "../venue-and-room.ts";

/** The reservation, with no personal data beyond what the mail contains. */
export function RemindedReservation({ reminder }: { reminder: Reminder }) {
  const t = useTranslations("reminder");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { event, session, seats, code } = reminder;
  const { letter, startsAt, endsAt } = session;
  return (
    <div className="answer-card">
      <img src={coverUrl(event, { w: 300, h: 300 })} alt="" width="150" height="150" />
      <div>
        <h2 lang={textLanguage(event)}>
          <Kern>{event.title}</Kern>
        </h2>
        <FactList
          facts={[
            {
              term: t("when"),
              detail: (
                <>
                  {formatFullDay(startsAt, locale)} {num(formatHours(startsAt, endsAt, locale))}
                  <small>{t("doors", { time: clock(event.doorsAt) })}</small>
                </>
              ),
            },
            { term: t("place"), detail: venueAndRoom(event) },
            {
              term: t("seats"),
              detail: letter
                ? t("tableSeats", { letter, count: seats })
                : t("seatCount", { count: seats }),
            },
            { term: t("code"), detail: num(spokenCode(code)) },
          ]}
        />
      </div>
    </div>
  );
}
