import { listReceptionEvents } from "@takujo/contracts/generated/games/sdk.gen";
import { clock, endClock, formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ArrowRight, House } from "../../../ui/generated/icons.ts";
import { useWorker } from "../offline/use-worker.ts";
import type { Route } from "./+types/page.ts";
import "../reception.css";
import "./list.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  return unwrap(await listReceptionEvents({ client: games, query: { locale } }));
}

/** Plain links only, which the service worker answers offline. */
export default function ReceptionEvents({ loaderData: { events } }: Route.ComponentProps) {
  const t = useTranslations("reception.events");
  const heading = useTranslations("reception")("heading");
  const locale = useLocale();
  const languageOf = useTextLanguage();
  const home = useHref("/");
  const reception = useHref("/reception");
  useWorker();
  return (
    <main id="main" className="rc" tabIndex={-1}>
      <header className="rc-top on-cloth">
        <h1>{heading}</h1>
      </header>
      <div className="rc-events">
        <p>{events.length > 0 ? t("lead") : t("none")}</p>
        {events.length === 0 && <p className="rc-note">{t("noneHint")}</p>}
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <a href={`${reception}/${event.id}`}>
                <b lang={languageOf(event)}>{event.title}</b>
                <small>
                  {t("when", {
                    day: formatFullDay(event.startsAt, locale),
                    from: clock(event.startsAt),
                    until: endClock(event.startsAt, event.endsAt, locale),
                  })}
                </small>
                <span>
                  {t("open")}
                  <ArrowRight />
                </span>
              </a>
            </li>
          ))}
        </ul>
        <a className="button button-line" href={home}>
          <House />
          {t("home")}
        </a>
      </div>
    </main>
  );
}
