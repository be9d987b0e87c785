import type { OwnFriendSeat } from "@takujo/contracts/generated/games/types.gen";
import { formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { coverUrl } from "../../../../shell/cover/cover-url.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { friendTicketPath } from "../../../reservation/friend/friend-path.ts";

/** Places of others' parties that the person took. */
export function ReceivedSeats({ seats }: { seats: OwnFriendSeat[] }) {
  const t = useTranslations("accountReservation.received");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  if (seats.length === 0) return null;
  return (
    <section className="account-section" aria-labelledby="received-seats">
      <h2 className="account-subhead" id="received-seats">
        {t("heading")}
      </h2>
      <ul className="past-reservations">
        {seats.map(({ code, event, session, sender, ticket }) => (
          <li key={code}>
            <img
              src={coverUrl(event, { w: 168, h: 126 })}
              alt=""
              width="84"
              height="63"
              loading="lazy"
            />
            <div>
              <h3 lang={textLanguage(event)}>{event.title}</h3>
              <p className="meta">
                {t("from", { sender, day: formatFullDay(session.startsAt, locale) })}
              </p>
            </div>
            <ButtonLink size="small" variant="line" to={friendTicketPath(ticket)}>
              {t("open")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
