import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { coverUrl } from "../../shell/cover-url.ts";
import { FigureDate } from "../../shell/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { Kern } from "../../ui/kern.tsx";
import { Tag } from "../../ui/tag.tsx";

export function FeaturedNews({ item }: { item: NewsSummary & { tone: string } }) {
  const t = useTranslations("news");
  const lang = useTextLanguage()(item);
  return (
    <article className="featured-news" style={{ "--tone": item.tone }}>
      {item.cover && (
        <img
          className="featured-news-cover"
          src={coverUrl(item, { w: 800, h: 600 })}
          alt=""
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
