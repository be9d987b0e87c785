import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { formatFigures, venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { NewsList, NewsRow } from "../../ui/data/news-list.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { categoryTone } from "../news/category-tone.ts";

export function LatestNews({ items }: { items: NewsSummary[] }) {
  const t = useTranslations("home.news");
  return (
    <section aria-labelledby="news">
      <SectionHead id="news" title={t("heading")} face={4} />
      <NewsList>
        {items.map((item) => (
          <Row key={item.slug} item={item} />
        ))}
      </NewsList>
      <p className="home-more">
        <MoreLink to="/news">{t("all")}</MoreLink>
      </p>
    </section>
  );
}

function Row({ item }: { item: NewsSummary }) {
  const t = useTranslations("news.category");
  return (
    <NewsRow
      to={`/news/${item.slug}`}
      date={formatFigures(item.publishedAt, useLocale(), true)}
      dateTime={venueDay(item.publishedAt)}
      title={item.title}
      lang={useTextLanguage()(item)}
      category={t(item.category)}
      tone={categoryTone[item.category]}
    />
  );
}
