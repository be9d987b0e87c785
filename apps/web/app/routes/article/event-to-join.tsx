import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { EventCard } from "../../ui/event/event-card.tsx";
import type { NextEvent } from "./server-next-event.ts";

/** From reading to playing. Without its seats: they would cost every reader a question each second. */
export function EventToJoin({ event }: { event: NextEvent }) {
  const t = useTranslations("article");
  const { slug, isThisWeek, locale, ...card } = event;
  return (
    <aside className="article-event" aria-labelledby="article-event">
      <h2 id="article-event">{t(isThisWeek ? "eventThisWeek" : "eventSoon")}</h2>
      <EventCard
        {...card}
        to={`/event/${slug}`}
        lang={useTextLanguage()({ locale })}
        seats={null}
      />
    </aside>
  );
}
