import {
  clock,
  dayParts,
  formatFullDay,
  formatHours,
  formatWeekday,
  venueTime,
  withTime,
} from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { coverUrl } from "../../../../shell/cover/cover-url.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { num } from "../../../../shell/text/num.tsx";
import { LanguageTag, useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { TagList } from "../../../../ui/action/tag.tsx";
import { Calendar, JapaneseYen, MapPin } from "../../../../ui/generated/icons.ts";
import { Kern } from "../../../../ui/text/kern.tsx";
import { usePriceLines } from "../../../reservation/use-price-lines.ts";
import { venueAndRoom } from "../../../reservation/venue-and-room.ts";
import { AheadTags, StateTag } from "../state-tag.tsx";
import type { Detail } from "./detail.server.ts";

/** Nothing is paid for these at the door. */
const isOver = new Set<Detail["reservation"]["state"]>([
  "expired",
  "left",
  "lapsed",
  "cancelled",
  "called-off",
  "no-show",
]);

export function DetailHead({ reservation }: Pick<Detail, "reservation">) {
  const t = useTranslations("accountReservation");
  const textLanguage = useTextLanguage();
  const { event, session, seats, tone } = reservation;
  const { letter, name } = session;
  const lines = usePriceLines()(reservation.prices);
  return (
    <article className="reservation-head" style={{ "--tone": tone }}>
      <div className="reservation-head-art">
        <img src={coverUrl(event, { w: 400, h: 440 })} alt="" width="400" height="440" />
      </div>
      <div className="reservation-head-body">
        <TagList>
          <StateTag reservation={reservation} />
          <AheadTags reservation={reservation} />
          <LanguageTag text={event} />
        </TagList>
        <h1 lang={textLanguage(event)}>
          <Link to={`/event/${event.slug}`}>
            <Kern>{event.title}</Kern>
          </Link>
        </h1>
        <ul>
          <li>
            <Calendar />
            <span>
              <When {...session} />
              <small>{t("detail.doors", { time: clock(event.doorsAt) })}</small>
            </span>
          </li>
          <li>
            <MapPin />
            <span>
              {t.rich("detail.namedSession", {
                name: letter ? `${t("table", { letter })} ${name}` : name,
                seats: t("seats", { count: seats }),
                b: (text) => <b>{text}</b>,
              })}
              <small>{venueAndRoom(event)}</small>
            </span>
          </li>
          {!isOver.has(reservation.state) && (
            <li>
              <JapaneseYen />
              <span>
                {reservation.sum === 0
                  ? t("detail.free")
                  : t.rich("detail.sum", {
                      sum: formatYen(reservation.sum),
                      note: t("detail.payLater"),
                      num,
                      small: (text) => <small className="reservation-head-note">{text}</small>,
                    })}
                {lines && <small>{lines}</small>}
              </span>
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}

function When({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const locale = useLocale();
  const { year, month, day } = dayParts(startsAt);
  return (
    <time dateTime={venueTime(startsAt)}>
      {locale === "ja" ? (
        <>
          {num(`${year}.${Number(month)}.${Number(day)}`)}
          {`（${formatWeekday(startsAt, locale)}）`}
        </>
      ) : (
        num(withTime(formatFullDay(startsAt, locale), "", locale))
      )}
      {num(formatHours(startsAt, endsAt, locale))}
    </time>
  );
}
