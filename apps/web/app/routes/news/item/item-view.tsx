import type { NewsItem, NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { ShareRow } from "../../../shell/share-row.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { ReadingCard } from "../../../ui/event/event-card.tsx";
import { Cover } from "../../../ui/layout/cover.tsx";
import { Html } from "../../../ui/text/html.tsx";
import { Phrases } from "../../../ui/text/phrases.tsx";
import { categoryTone } from "../category-tone.ts";
import type { NewsItemView } from "./item-view.server.ts";
import "./item.css";

export function ItemView({ item, ground, recent, updatedOn }: NewsItemView) {
  const lang = useTextLanguage()(item);
  return (
    <main id="main">
      <ItemHead item={item} ground={ground} updatedOn={updatedOn} />
      <div className="wrap news-read">
        <article>
          {item.cover && (
            <Cover
              className="news-cover"
              image={coverImage(item, { w: 1200, h: 520 })}
              width="1200"
              height="520"
              fetchPriority="high"
            />
          )}
          <Html className="prose" lang={lang} html={item.bodyHtml} />
          <ShareRow title={item.title} />
        </article>
        {recent.length > 0 && <RecentNews items={recent} />}
      </div>
      <AroundNews older={item.older} />
    </main>
  );
}

function AroundNews({ older }: Pick<NewsItem, "older">) {
  const t = useTranslations("news");
  const languageOf = useTextLanguage();
  return (
    <nav className="wrap news-around" aria-label={t("around")}>
      {older && (
        <Link className="news-around-link" to={`/news/${older.slug}`}>
          <small>{t("older")}</small>
          <b lang={languageOf(older)}>{older.title}</b>
        </Link>
      )}
      <Link className="news-around-link" to="/news">
        <small>{t("list")}</small>
        <b>{t("all")}</b>
      </Link>
    </nav>
  );
}

type ItemHeadProps = {
  item: NewsItem;
  /** The color of the cover; wood without a cover. */
  ground: string | undefined;
  updatedOn: string | null;
};

function ItemHead({ item, ground, updatedOn }: ItemHeadProps) {
  const t = useTranslations("news");
  return (
    <div className="news-head" style={{ "--tone": ground }}>
      <div className="wrap">
        <h1 className="news-title" lang={useTextLanguage()(item)}>
          <Phrases>{item.titlePhrases}</Phrases>
        </h1>
        <p className="news-facts">
          <Tag tone={categoryTone[item.category]}>{t(`category.${item.category}`)}</Tag>
          <LanguageTag text={item} />
          <FigureDate date={item.publishedAt} />
          {updatedOn && <span>{t("updated", { date: updatedOn })}</span>}
        </p>
      </div>
    </div>
  );
}

function RecentNews({ items }: { items: (NewsSummary & { tone: string })[] }) {
  const t = useTranslations("news");
  const languageOf = useTextLanguage();
  return (
    <aside className="news-recent" aria-labelledby="recent">
      <h2 className="news-recent-title" id="recent">
        {t("recent")}
      </h2>
      {items.map((item) => (
        <ReadingCard
          key={item.slug}
          to={`/news/${item.slug}`}
          title={item.title}
          cover={coverImage(item, { w: 800, h: 600 })}
          tone={item.tone}
          lang={languageOf(item)}
          note={<FigureDate date={item.publishedAt} />}
        />
      ))}
    </aside>
  );
}
