import { clock, formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import type { Place } from "./places.ts";

export function PlaceList({ places }: { places: Place[] }) {
  const t = useTranslations("accountData.leave.places");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  if (places.length === 0) return null;
  return (
    <div className="leave-places">
      <Callout tone="warning" title={t("heading")}>
        <ul>
          {places.map(({ id, state, seats, wantedSeats, event, startsAt }) => (
            <li key={id}>
              <b lang={textLanguage(event)}>{event.title}</b>
              <br />
              {t(state === "waiting" ? "waiting" : "seats", {
                when: `${formatFullDay(startsAt, locale)} ${clock(startsAt)}`,
                count: state === "waiting" ? (wantedSeats ?? seats) : seats,
              })}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
