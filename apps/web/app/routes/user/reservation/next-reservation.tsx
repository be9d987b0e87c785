import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import {
  dayParts,
  formatHours,
  formatMonthDay,
  formatWeekday,
  weekdayOf,
} from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { coverUrl } from "../../../shell/cover/cover-url.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { EventDate } from "../../../ui/event/event-date.tsx";
import { QrCode } from "../../../ui/event/qr-code.tsx";
import { Check, Ticket } from "../../../ui/generated/icons.ts";
import { venueAndRoom } from "../../reservation/venue-and-room.ts";
import type { ReservationView } from "./reservation-view.server.ts";
import { usePlace } from "./use-place.ts";

type NextReservationProps = {
  reservation: ReservationView;
  qr: string;
  /** Null for a person who comes alone. */
  friends: { names: string[]; waiting: number } | null;
  isStored: boolean;
};

/** The next reservation with its ticket, on the account's home page. */
export function NextReservation({ reservation, qr, friends, isStored }: NextReservationProps) {
  const t = useTranslations("accountReservation");
  const ticket = useTranslations("ticket");
  const textLanguage = useTextLanguage();
  const place = usePlace();
  const { id, code, event, tone, daysLeft } = reservation;
  const page = `/user/reservation/${id}/detail`;
  return (
    <section className="account-next" aria-labelledby="next">
      <div className="account-next-head">
        <h2 id="next">{t("next.heading")}</h2>
        <MoreLink to="/user/reservation">{t("next.all")}</MoreLink>
      </div>
      <article className="next-reservation" style={{ "--tone": tone }}>
        <div className="next-reservation-art">
          <img src={coverUrl(event, { w: 480, h: 360 })} alt="" width="480" height="360" />
        </div>
        <div className="next-reservation-body">
          <div className="next-reservation-when">
            <NextDate {...reservation.session} />
            <Tag tone="red">{t("inDays", { count: Math.max(0, daysLeft) })}</Tag>
          </div>
          <h3 lang={textLanguage(event)}>{event.title}</h3>
          <p className="meta">
            {t("next.place", {
              place: place(reservation),
              venue: venueAndRoom(event),
            })}
          </p>
          {friends && <Friends {...friends} />}
          <p className="next-reservation-stored" data-stored={isStored || undefined}>
            {isStored && <Check />}
            {t(isStored ? "next.stored" : "next.openOnce")}
          </p>
          <div className="next-reservation-buttons">
            {/* As a document, which the service worker has without a network. */}
            <ButtonLink size="small" to={`${page}#ticket`} reloadDocument icon={<Ticket />}>
              {t("ticket")}
            </ButtonLink>
            <ButtonLink size="small" variant="line" to={`${page}#change`}>
              {t("change")}
            </ButtonLink>
          </div>
        </div>
        <div className="next-reservation-stub">
          <QrCode svg={qr} label={ticket("qr")} />
          <p className="next-reservation-code num">{spokenCode(code)}</p>
          <p>{t("next.show")}</p>
        </div>
      </article>
    </section>
  );
}

type FriendsProps = NonNullable<NextReservationProps["friends"]>;

function Friends({ names, waiting }: FriendsProps) {
  const t = useTranslations("accountReservation.next");
  if (names.length + waiting === 0) return null;
  return (
    <p className="meta">
      {names.length > 0 && t("taken", { names: names.join(t("between")) })}
      {waiting > 0 && t("invited", { count: waiting })}
    </p>
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
      time={formatHours(startsAt, endsAt, locale)}
    />
  );
}
