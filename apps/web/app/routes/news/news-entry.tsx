import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { coverImage } from "../../shell/cover-url.ts";
import { FigureDate } from "../../shell/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { Cover } from "../../ui/cover.tsx";
import { Tag, TagList } from "../../ui/tag.tsx";
import { categoryTone } from "./category-tone.ts";

export function NewsEntry({ item }: { item: NewsSummary }) {
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
      {item.cover && (
        <Cover
          className="news-entry-cover"
          image={coverImage(item, { w: 800, h: 600 })}
          width="120"
          height="80"
          loading="lazy"
          decoding="async"
        />
      )}
    </li>
  );
}
