import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { coverImage } from "../../shell/cover-url.ts";
import { FigureDate } from "../../shell/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { Cover } from "../../ui/cover.tsx";
import { Kern } from "../../ui/kern.tsx";
import { Tag } from "../../ui/tag.tsx";

export function FeaturedNews({ item }: { item: NewsSummary & { tone: string } }) {
  const t = useTranslations("news");
  const lang = useTextLanguage()(item);
  return (
    <article className="featured-news" style={{ "--tone": item.tone }}>
      {item.cover && (
        <Cover
          className="featured-news-cover"
          image={coverImage(item, { w: 800, h: 600 })}
          width="800"
          height="600"
          fetchPriority="high"
        />
      )}
      <div className="featured-news-text">
        <p className="cluster">
          <Tag tone="dark">{t("important")}</Tag>
          <LanguageTag text={item} />
          <FigureDate date={item.publishedAt} />
        </p>
        <h2 className="featured-news-title" lang={lang}>
          <Link className="whole-link" to={`/news/${item.slug}`}>
            <Kern>{item.title}</Kern>
          </Link>
        </h2>
        <p className="muted" lang={lang}>
          {item.summary}
        </p>
      </div>
    </article>
  );
}
