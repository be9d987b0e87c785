import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FollowLink } from "../../../shell/follow-link.tsx";
import { num } from "../../../shell/text/num.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { BoxSpec } from "../../../ui/event/box-spec.tsx";
import { EventCard, EventGrid, ReadingCard } from "../../../ui/event/event-card.tsx";
import { ExternalLink, Globe } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Cover } from "../../../ui/layout/cover.tsx";
import { Phrases } from "../../../ui/text/phrases.tsx";
import { LiveLink } from "../../event/live-link.tsx";
import type { SeatsByEvent } from "../../event/seats.ts";
import { SeatsBadge } from "../../event/seats-badge.tsx";
import { useSeats } from "../../event/use-seats.ts";
import { ShelfRow } from "../shelf-board.tsx";
import { type FreeBoxes, useFreeBoxes } from "../use-free-boxes.ts";
import type { GameItemView } from "./item-view.server.ts";
import "./item.css";

type ItemViewProps = {
  game: GameItemView;
  hasMoreEvents: boolean;
  seats?: SeatsByEvent | undefined;
  /** Known when the page was rendered: for readers without scripts. */
  free?: FreeBoxes | undefined;
  /** The breadcrumb. */
  trail?: ReactNode;
};

export function ItemView({ game, hasMoreEvents, seats, free, trail }: ItemViewProps) {
  const t = useTranslations("gameShelf");
  const languageOf = useTextLanguage();
  return (
    <main id="main" className="game-page">
      {trail}
      <Top game={game} free={free} />
      <div className="wrap game-sections">
        <Events game={game} hasMore={hasMoreEvents} known={seats} />
        {game.teachers.length > 0 && <Teachers teachers={game.teachers} />}
        {game.articles.length > 0 && (
          <section aria-labelledby="articles">
            <h2 id="articles">{t("articles")}</h2>
            <EventGrid>
              {game.articles.map((article) => (
                <ReadingCard
                  key={article.slug}
                  to={`/article/${article.slug}`}
                  title={article.title}
                  cover={article.cover}
                  tone={article.tone}
                  note={article.note}
                  lang={languageOf(article)}
                />
              ))}
            </EventGrid>
          </section>
        )}
        {game.similar.length > 0 && (
          <section aria-labelledby="similar">
            <h2 id="similar">{t("similar")}</h2>
            <div className="game-similar">
              <ShelfRow games={game.similar} />
            </div>
          </section>
        )}
      </div>
    </main>
  );
}

function Top({ game, free }: Pick<ItemViewProps, "game" | "free">) {
  const t = useTranslations("gameShelf");
  const lang = useTextLanguage()(game);
  const [next] = game.events;
  const boxes = (useFreeBoxes([game.slug]) ?? free)?.[game.slug];
  return (
    <div className="game-top">
      <div className="game-stage" style={{ "--wall": `url("${game.wall}")`, "--tone": game.tone }}>
        <div className="game-box">
          <Cover image={game.cover} width="400" height="400" fetchPriority="high" />
        </div>
      </div>
      <div className="game-facts">
        <TagList>
          <LanguageTag text={game} />
          {game.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {game.need && <Tag>{game.need}</Tag>}
        </TagList>
        <h1 lang={lang}>
          <Phrases>{game.titlePhrases}</Phrases>
        </h1>
        <p className="game-summary" lang={lang}>
          {game.summary}
        </p>
        <BoxSpec
          players={{
            label: t("by.players"),
            value: t.rich("playersValue", { players: game.players, num }),
          }}
          time={{
            label: t("by.minutes"),
            value: t.rich("minutesValue", { count: game.minutes, num }),
          }}
          age={{ label: t("by.age"), value: t.rich("ageValue", { age: game.age, num }) }}
          weight={{
            label: t("weight"),
            value: game.weight,
            spoken: t("weightSpoken", { weight: game.weight }),
          }}
          others={[
            ...(game.explainMinutes
              ? [
                  {
                    label: t("explain"),
                    value: t.rich("minutesValue", { count: game.explainMinutes, num }),
                  },
                ]
              : []),
            ...(game.language ? [{ label: t("languageLabel"), value: game.language }] : []),
          ]}
        />
        {boxes && (
          <p className="game-free" role="status" data-free={boxes.free > 0 || undefined}>
            <b>{t("freeNow", boxes)}</b>
            <small>{t(boxes.free > 0 ? "freeHint" : "outHint")}</small>
          </p>
        )}
        <div className="game-actions">
          {next ? (
            <ButtonLink to={`/event/${next.slug}`}>
              {t("toEvent", { date: next.when.date })}
            </ButtonLink>
          ) : (
            <ButtonLink to="/event" variant="line">
              {t("allEvents")}
            </ButtonLink>
          )}
          <FollowLink kind="game" slug={game.slug} label={t("followOf", { name: game.name })}>
            {t("follow")}
          </FollowLink>
          {game.bgg && <OutsideLink href={game.bgg}>{t("bgg")}</OutsideLink>}
          {game.link && <OutsideLink href={game.link}>{t("official")}</OutsideLink>}
        </div>
      </div>
    </div>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations("gameShelf");
  return (
    <a className="more-link" href={href} target="_blank" rel="external noopener">
      {children}
      <ExternalLink />
      <span className="visually-hidden">{t("newWindow")}</span>
    </a>
  );
}

type EventsProps = { game: GameItemView; hasMore: boolean; known: SeatsByEvent | undefined };

function Events({ game: { slug, events }, hasMore, known }: EventsProps) {
  const t = useTranslations("gameShelf");
  const languageOf = useTextLanguage();
  const seats = useSeats(events.map((event) => event.slug)) ?? known;
  return (
    <section aria-labelledby="events">
      <h2 id="events">{t("events")}</h2>
      {events.length === 0 && <p className="muted">{t("noEvents")}</p>}
      {events.length > 0 && <LiveLink to={`/game/${slug}?seats=live`} />}
      <EventGrid>
        {events.map((event) => (
          <EventCard
            key={event.slug}
            to={`/event/${event.slug}`}
            title={event.title}
            lang={languageOf(event)}
            when={event.when}
            cover={event.cover}
            tone={event.tone}
            seats={<SeatsBadge seats={seats?.[event.slug]} />}
            price={event.price}
          />
        ))}
      </EventGrid>
      {hasMore && (
        <p>
          <Link to={`/event?game=${slug}`}>{t("moreEvents")}</Link>
        </p>
      )}
    </section>
  );
}

function Teachers({ teachers }: Pick<GameItemView, "teachers">) {
  const t = useTranslations("gameShelf");
  const languageOf = useTextLanguage();
  return (
    <section aria-labelledby="teachers">
      <h2 id="teachers">{t("teachers")}</h2>
      <ul className="game-teachers">
        {teachers.map((person) => (
          <li key={person.slug}>
            <img src={artUrl.avatar(person.avatar)} alt="" width="64" height="64" loading="lazy" />
            <div>
              <Link to={`/staff#${person.slug}`} lang={languageOf(person)}>
                {person.name}
              </Link>
              <small lang={languageOf(person)}>{person.role}</small>
              {person.teachesInEnglish && (
                <Tag tone="blue" icon={<Globe />}>
                  {t("teachesInEnglish")}
                </Tag>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
