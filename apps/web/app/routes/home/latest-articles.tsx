import type { ArticleSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { coverImage } from "../../shell/cover-url.ts";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { ReadingCard } from "../../ui/event/event-card.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { SectionHead } from "../../ui/section-head.tsx";

type LatestArticlesProps = { items: (ArticleSummary & { tone: string })[] };

export function LatestArticles({ items }: LatestArticlesProps) {
  const t = useTranslations("home.articles");
  const language = useTextLanguage();
  return (
    <section aria-labelledby="articles">
      <SectionHead id="articles" title={t("heading")} face={5} />
      <div className="home-articles">
        {items.map((item) => (
          <ReadingCard
            key={item.slug}
            to={`/article/${item.slug}`}
            title={item.title}
            lang={language(item)}
            cover={coverImage(item, { w: 800, h: 600 })}
            tone={item.tone}
            note={t("minutes", { count: item.minutes })}
          />
        ))}
      </div>
      <p className="home-more">
        <MoreLink to="/article">{t("all")}</MoreLink>
      </p>
    </section>
  );
}
