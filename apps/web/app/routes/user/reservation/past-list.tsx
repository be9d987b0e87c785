import { useTranslations } from "@takujo/i18n/react";
import { coverUrl } from "../../../shell/cover-url.ts";
import { FigureDate } from "../../../shell/figure-date.tsx";
import { useTextLanguage } from "../../../shell/text-language.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import type { ShownReservation } from "./server-shown.ts";
import { StateTag } from "./state-tag.tsx";

export function PastList({ reservations }: { reservations: ShownReservation[] }) {
  const t = useTranslations("accountReservation");
  const textLanguage = useTextLanguage();
  return (
    <ul className="past-reservations">
      {reservations.map((reservation) => {
        const { id, event, session } = reservation;
        return (
          <li key={id}>
            <img
              src={coverUrl(event, { w: 168, h: 126 })}
              alt=""
              width="84"
              height="63"
              loading="lazy"
            />
            <div>
              <h3 lang={textLanguage(event)}>{event.title}</h3>
              <FigureDate date={session.startsAt} />
            </div>
            <StateTag reservation={reservation} />
            <ButtonLink size="small" variant="line" to={`/user/reservation/${id}/detail`}>
              {t("details")}
              <span className="visually-hidden">{t("of", { title: event.title })}</span>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
