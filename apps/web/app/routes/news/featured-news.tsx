import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../shell/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { Cover } from "../../ui/cover.tsx";
import { Kern } from "../../ui/kern.tsx";
import { Tag } from "../../ui/tag.tsx";
import type { IllustratedNews } from "./news-entry.tsx";

export function FeaturedNews({ item }: { item: IllustratedNews & { tone: string } }) {
  const t = useTranslations("news");
  const lang = useTextLanguage()(item);
  return (
    <article className="featured-news" style={{ "--tone": item.tone }}>
      {item.image && (
        <Cover
          className="featured-news-cover"
          image={item.image}
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
