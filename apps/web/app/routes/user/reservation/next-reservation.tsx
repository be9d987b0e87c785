import {
  clock,
  dayParts,
  formatMonthDay,
  formatWeekday,
  weekdayOf,
} from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { coverUrl } from "../../../shell/cover/cover-url.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { EventDate } from "../../../ui/event/event-date.tsx";
import { QrCode } from "../../../ui/generated/icons.ts";
import { venueAndRoom } from "../../reservation/venue-and-room.ts";
import type { ReservationView } from "./reservation-view.server.ts";
import { usePlace } from "./use-place.ts";

/** The next reservation, on the account's home page. */
export function NextReservation({ reservation }: { reservation: ReservationView }) {
  const t = useTranslations("accountReservation");
  const textLanguage = useTextLanguage();
  const place = usePlace();
  const { id, event, tone, daysLeft } = reservation;
  const page = `/user/reservation/${id}/detail`;
  const small = (text: ReactNode) => <small>{text}</small>;
  return (
    <section className="account-next" aria-labelledby="next">
      <h2 className="account-subhead" id="next">
        {t("next.heading")}
      </h2>
      <article className="next-reservation" style={{ "--tone": tone }}>
        <div className="next-reservation-art">
          <img src={coverUrl(event, { w: 480, h: 360 })} alt="" width="480" height="360" />
        </div>
        <div className="next-reservation-body">
          <NextDate {...reservation.session} />
          <h3 lang={textLanguage(event)}>{event.title}</h3>
          <p className="meta">
            {t("next.place", {
              place: place(reservation),
              venue: venueAndRoom(event),
            })}
          </p>
          <div className="next-reservation-buttons">
            <ButtonLink size="small" to={`${page}#ticket`} icon={<QrCode />}>
              {t("ticket")}
            </ButtonLink>
            <ButtonLink size="small" variant="line" to={`${page}#change`}>
              {t("change")}
            </ButtonLink>
          </div>
        </div>
        <p className="next-reservation-days">
          {daysLeft > 0
            ? t.rich("next.days", { count: daysLeft, num, small })
            : t.rich("next.today", { num })}
        </p>
      </article>
    </section>
  );
}

const weekdayKinds: Readonly<Record<number, "saturday" | "sunday">> = {
  6: "saturday",
  7: "sunday",
};

function NextDate({ startsAt, endsAt }: ReservationView["session"]) {
  const locale = useLocale();
  const { month, day } = dayParts(startsAt);
  const weekday = formatWeekday(startsAt, locale);
  return (
    <EventDate
      dateTime={startsAt}
      date={locale === "ja" ? `${Number(month)}.${day}` : formatMonthDay(startsAt, locale)}
      weekday={locale === "ja" ? `（${weekday}）` : weekday}
      weekdayKind={weekdayKinds[weekdayOf(startsAt)] ?? "weekday"}
      time={`${clock(startsAt)}–${clock(endsAt)}`}
    />
  );
}
