import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Prose } from "./event-block.tsx";
import { EventHero } from "./event-hero.tsx";
import type { ItemView } from "./item.server.ts";

export function EventTop({ view }: { view: ItemView }) {
  const t = useTranslations("event");
  return (
    <>
      {view.isOver && (
        <div className="wrap event-over">
          <Callout title={t("overTitle")}>
            <NextEvent event={view} />
          </Callout>
        </div>
      )}
      <EventHero event={view} />
      <EventBanner event={view} />
    </>
  );
}

/** Links to the next event of the series, or else to similar ones. */
function NextEvent({ event: { next, related } }: { event: ItemView }) {
  const t = useTranslations("event");
  const languageOf = useTextLanguage();
  return (
    <p>
      {next ? (
        <Link to={next.path}>
          {t.rich("nextOfSeries", {
            day: next.day,
            title: next.title,
            words: (chunks) => <span lang={languageOf(next)}>{chunks}</span>,
          })}
        </Link>
      ) : related.length > 0 ? (
        <a href="#related">{t("similarEvents")}</a>
      ) : (
        <Link to="/event">{t("upcomingEvents")}</Link>
      )}
    </p>
  );
}

/** Says that the event is canceled or changed, and what was planned before. */
function EventBanner({ event }: { event: ItemView }) {
  const t = useTranslations("event");
  const lang = useTextLanguage()(event);
  const { state, noticeHtml, previous } = event;
  if (state === "published") return null;
  return (
    <div className="wrap event-banner">
      <Callout tone={state === "cancelled" ? "danger" : "warning"} title={t(`${state}Title`)}>
        {previous && (
          <p>
            {t("formerly")} <s>{previous}</s>
          </p>
        )}
        {noticeHtml && (
          <div lang={lang}>
            <Prose html={noticeHtml} />
          </div>
        )}
        {state === "cancelled" && <NextEvent event={event} />}
      </Callout>
    </div>
  );
}
