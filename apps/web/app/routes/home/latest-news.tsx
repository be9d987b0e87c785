import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { dayParts } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { coverUrl } from "../../shell/cover-url.ts";
import { ReadingCard } from "../../ui/event/event-card.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { NewsList, NewsRow } from "../../ui/news-list.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { categoryTone } from "../news/category-tone.ts";

type LatestNewsProps = {
  pinned: (NewsSummary & { tone: string }) | null;
  items: NewsSummary[];
};

/** The pinned item is a card beside the rows; without a cover it is the first of them. */
export function LatestNews({ pinned, items }: LatestNewsProps) {
  const t = useTranslations("home.news");
  const hasCard = pinned?.cover != null;
  const rows = pinned && !hasCard ? [pinned, ...items] : items;
  return (
    <section className="section wrap" aria-labelledby="news">
      <SectionHead
        id="news"
        title={t("heading")}
        face={4}
        action={<MoreLink to="/news">{t("all")}</MoreLink>}
      />
      <div className="home-news" data-card={hasCard ? "" : undefined}>
        {hasCard && <PinnedCard item={pinned} />}
        <NewsList>
          {rows.map((item) => (
            <Row key={item.slug} item={item} />
          ))}
        </NewsList>
      </div>
    </section>
  );
}

function PinnedCard({ item }: { item: NewsSummary & { tone: string } }) {
  const { year, month, day } = dayParts(item.publishedAt);
  const t = useTranslations("news");
  return (
    <ReadingCard
      to={`/news/${item.slug}`}
      title={item.title}
      coverUrl={coverUrl(item, { w: 800, h: 450 })}
      tone={item.tone}
      note={
        <span className="home-news-note">
          <time className="num" dateTime={`${year}-${month}-${day}`}>
            {`${year}.${month}.${day}`}
          </time>
          {t("important")}
        </span>
      }
    />
  );
}

function Row({ item }: { item: NewsSummary }) {
  const { year, month, day } = dayParts(item.publishedAt);
  const t = useTranslations("news.category");
  return (
    <NewsRow
      to={`/news/${item.slug}`}
      date={`${month}.${day}`}
      dateTime={`${year}-${month}-${day}`}
      title={item.title}
      category={t(item.category)}
      tone={categoryTone[item.category]}
    />
  );
}
