import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { Cover, type CoverImage } from "../../../ui/layout/cover.tsx";
import { categoryTone } from "../category-tone.ts";

export type IllustratedNews = Omit<NewsSummary, "cover"> & { image: CoverImage | null };

export function NewsEntry({ item }: { item: IllustratedNews }) {
  const t = useTranslations("news.category");
  const lang = useTextLanguage()(item);
  return (
    <li className="news-entry">
      <FigureDate date={item.publishedAt} withoutYear />
      <div className="news-entry-text">
        <TagList>
          <Tag tone={categoryTone[item.category]}>{t(item.category)}</Tag>
          <LanguageTag text={item} />
        </TagList>
        <h3 className="news-entry-title" lang={lang}>
          <Link className="whole-link" to={`/news/${item.slug}`}>
            {item.title}
          </Link>
        </h3>
        <p className="news-entry-summary" lang={lang}>
          {item.summary}
        </p>
      </div>
      {item.image && (
        <Cover
          className="news-entry-cover"
          image={item.image}
          width="120"
          height="80"
          loading="lazy"
          decoding="async"
        />
      )}
    </li>
  );
}
