import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { BoxSpec } from "../../../ui/event/box-spec.tsx";
import { Calendar, JapaneseYen, MapPin } from "../../../ui/generated/icons.ts";
import { Cover } from "../../../ui/layout/cover.tsx";
import { Phrases } from "../../../ui/text/phrases.tsx";
import type { ItemView } from "./item.server.ts";

/** Longer titles are set smaller, so that the facts below stay in view. */
const longTitle = 40;

export function EventHero({ event }: { event: ItemView }) {
  const t = useTranslations("event");
  const lang = useTextLanguage()(event);
  const { box } = event;
  return (
    <div className="event-hero" style={{ "--tone": event.ground }}>
      <div className="event-hero-art">
        <Cover image={event.cover} width="800" height="600" fetchPriority="high" />
      </div>
      <div className="event-hero-text">
        <MoreLink to="/event" back>
          {t("list")}
        </MoreLink>
        <TagList>
          {event.tags.map(({ tone, text }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
          <LanguageTag text={event} />
        </TagList>
        <h1 lang={lang} data-long={event.title.length > longTitle ? "" : undefined}>
          <Phrases>{event.titlePhrases}</Phrases>
        </h1>
        <p className="lead" lang={lang}>
          {event.summary}
        </p>
        <ul className="event-hero-facts">
          <li>
            <Calendar />
            <time dateTime={event.startsAt}>
              {event.day}
              {num(event.time)}
            </time>
          </li>
          <li>
            <MapPin />
            <span lang={lang}>
              <b>{event.place}</b>
              {event.venue.walk && <small>{event.venue.walk}</small>}
            </span>
          </li>
          <li>
            <JapaneseYen />
            <span>
              <span lang={lang}>
                {t.rich("feeLine", { fee: event.price, note: event.feeNote, num })}
              </span>
              {event.prices && <small lang={lang}>{event.prices}</small>}
              {!event.isFree && <small>{t("payBy")}</small>}
            </span>
          </li>
        </ul>
        {box && (
          <BoxSpec
            players={{
              label: t("fact.players"),
              value: t.rich("people", { range: box.players, num }),
            }}
            time={{ label: t("fact.time"), value: t.rich("minutes", { range: box.minutes, num }) }}
            age={{ label: t("fact.age"), value: t.rich("ages", { age: box.age, num }) }}
            weight={{
              label: t("fact.weight"),
              value: box.weight,
              spoken: t("weight", { weight: box.weight }),
            }}
          />
        )}
      </div>
    </div>
  );
}
