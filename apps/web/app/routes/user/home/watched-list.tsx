import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { TileLink } from "../../../ui/action/tile-link.tsx";
import { MapPin } from "../../../ui/generated/icons.ts";
import type { receivedView, watchedView } from "./own-lists.server.ts";

/** Follows and bookmarks, with the next date of each. */
export function WatchedList({ items }: { items: ReturnType<typeof watchedView> }) {
  const t = useTranslations();
  const textLanguage = useTextLanguage();
  return (
    <section aria-labelledby="watched">
      <div className="account-next-head">
        <h2 id="watched">{t("notification.follows.heading")}</h2>
        <MoreLink to="/user/notification">{t("account.home.watched.settings")}</MoreLink>
      </div>
      {items.length > 0 ? (
        <ul className="account-links">
          {items.map(({ kind, id, name, locale, to, picture, day }) => (
            <li key={`${kind} ${id}`}>
              <TileLink
                to={to}
                icon={picture ? <Picture src={picture} isRound={kind === "guide"} /> : <MapPin />}
                title={<span lang={textLanguage({ locale })}>{name}</span>}
                note={
                  day
                    ? t(`account.home.watched.${kind === "event" ? "saved" : "next"}`, { day })
                    : t(`notification.follows.kinds.${kind}`)
                }
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className="account-links account-links-empty">
          <p>{t("account.home.watched.none")}</p>
          <MoreLink to="/event">{t("notification.follows.find")}</MoreLink>
        </div>
      )}
    </section>
  );
}

/** Seats that friends sent. Their tickets open by links of their own. */
export function ReceivedList({ seats }: { seats: ReturnType<typeof receivedView> }) {
  const t = useTranslations("accountReservation.received");
  const textLanguage = useTextLanguage();
  if (seats.length === 0) return null;
  return (
    <section className="account-next" aria-labelledby="received">
      <div className="account-next-head">
        <h2 id="received">{t("heading")}</h2>
      </div>
      <ul className="account-links">
        {seats.map(({ code, title, locale, sender, to, picture, day }) => (
          <li key={code}>
            <TileLink
              to={to}
              icon={<Picture src={picture} />}
              title={<span lang={textLanguage({ locale })}>{title}</span>}
              note={t("from", { sender, day })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ src, isRound = false }: { src: string; isRound?: boolean }) {
  return (
    <img
      className="account-links-picture"
      data-round={isRound || undefined}
      src={src}
      alt=""
      width="48"
      height="48"
      loading="lazy"
    />
  );
}
