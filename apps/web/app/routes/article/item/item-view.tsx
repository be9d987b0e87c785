import type { ArticleItem, Heading } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { ShareRow } from "../../../shell/share-row.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { EventCard } from "../../../ui/event/event-card.tsx";
import { Clock } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Cover } from "../../../ui/layout/cover.tsx";
import { SectionNavigator } from "../../../ui/navigation/section-navigator.tsx";
import { Html } from "../../../ui/text/html.tsx";
import { Phrases } from "../../../ui/text/phrases.tsx";
import type { ArticleItemView, NextEvent } from "./item-view.server.ts";
import { NextSteps } from "./next-steps.tsx";
import "./item.css";

type ItemViewProps = ArticleItemView & {
  /** The breadcrumb; absent in a preview. */
  trail?: ReactNode;
};

export function ItemView(props: ItemViewProps) {
  const { item, ground, updatedOn, event, trail } = props;
  const lang = useTextLanguage()(item);
  return (
    <main id="main">
      <div className="article-cover">
        <Cover
          image={coverImage(item, { w: 1680, h: 560 })}
          width="1680"
          height="560"
          fetchPriority="high"
        />
      </div>
      <ItemHead item={item} ground={ground} updatedOn={updatedOn} trail={trail} />
      <div className="wrap article-read">
        <Contents headings={item.headings} lang={lang} />
        <article>
          <Html className="prose article-body" lang={lang} html={item.bodyHtml} />
          <ShareRow title={item.title} />
        </article>
        {event && <EventToJoin event={event} />}
      </div>
      <NextSteps {...props} author={item.author} />
    </main>
  );
}

type ContentsProps = { headings: Heading[]; lang: string | undefined };

/** Beside the text where there is room (see the style sheet), otherwise collapsed above it. */
function Contents({ headings, lang }: ContentsProps) {
  const t = useTranslations("article");
  // An empty column keeps the text in its place.
  if (headings.length === 0) return <div />;
  return (
    <details className="article-contents">
      <summary>{t("contentsCount", { count: headings.length })}</summary>
      <SectionNavigator
        label={t("contents")}
        title={t("contents")}
        lang={lang}
        sections={headings.map(({ id, text }) => ({ id, name: text }))}
      />
    </details>
  );
}

/** The next event for the reader. Without live seats, which would make every reader poll. */
function EventToJoin({ event }: { event: NextEvent }) {
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

type ItemHeadProps = {
  item: Omit<ArticleItem, "games" | "characters" | "further">;
  ground: string;
  updatedOn: string | null;
  /** The breadcrumb. */
  trail?: ReactNode;
};

function ItemHead({ item, ground, updatedOn, trail }: ItemHeadProps) {
  const t = useTranslations("article");
  const languageOf = useTextLanguage();
  const { author } = item;
  return (
    <div className="article-head" style={{ "--tone": ground }}>
      {trail}
      <div className="wrap">
        <TagList>
          {item.tags.map((tag, index) => (
            <Tag key={tag} tone={index === 0 ? "dark" : "plain"}>
              {t(`tag.${tag}`)}
            </Tag>
          ))}
          <LanguageTag text={item} />
        </TagList>
        <h1 className="article-title" lang={languageOf(item)}>
          <Phrases>{item.titlePhrases}</Phrases>
        </h1>
        <p className="article-facts">
          {author && (
            <span className="article-writer">
              <img src={artUrl.avatar(author.avatar)} alt="" width="40" height="40" />
              <span lang={languageOf(author)}>{author.name}</span>
            </span>
          )}
          <FigureDate date={item.publishedAt} />
          {updatedOn && <span>{t("updated", { date: updatedOn })}</span>}
          <span className="article-minutes">
            <Clock />
            {t("minutes", { count: item.minutes })}
          </span>
        </p>
      </div>
    </div>
  );
}
