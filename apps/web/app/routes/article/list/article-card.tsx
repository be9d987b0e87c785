import type {
  ArticleSummary,
  ArticleAuthor as Author,
} from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag } from "../../../ui/action/tag.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Cover, type CoverImage } from "../../../ui/layout/cover.tsx";
import { Kern } from "../../../ui/text/kern.tsx";

type CardProps = { item: Omit<ArticleSummary, "cover"> & { tone: string; image: CoverImage } };

/** The newest article, across the full width. */
export function LeadArticle({ item }: CardProps) {
  const t = useTranslations("article");
  const lang = useTextLanguage()(item);
  return (
    <article className="event-card article-lead" style={{ "--tone": item.tone }}>
      <div className="event-card-art">
        <Cover image={item.image} width="1200" height="520" fetchPriority="high" />
      </div>
      <div className="event-card-body">
        <p className="article-card-facts">
          {item.tags.slice(0, 1).map((tag) => (
            <Tag key={tag} tone="dark">
              {t(`tag.${tag}`)}
            </Tag>
          ))}
          <LanguageTag text={item} />
          <span className="meta">{t("minutes", { count: item.minutes })}</span>
        </p>
        <h2 className="article-lead-title" lang={lang}>
          <Link className="whole-link" to={`/article/${item.slug}`}>
            <Kern>{item.title}</Kern>
          </Link>
        </h2>
        <p className="muted" lang={lang}>
          {item.summary}
        </p>
        <p className="article-card-by">
          {item.author && <ArticleAuthor author={item.author} size={28} />}
          <FigureDate date={item.publishedAt} />
        </p>
      </div>
    </article>
  );
}

export function ArticleCard({ item }: CardProps) {
  const t = useTranslations("article");
  const lang = useTextLanguage()(item);
  const [tag] = item.tags;
  const minutes = t("minutes", { count: item.minutes });
  return (
    <article className="event-card" style={{ "--tone": item.tone }}>
      <div className="event-card-art">
        <Cover image={item.image} width="800" height="600" loading="lazy" decoding="async" />
      </div>
      <div className="event-card-body">
        <p className="meta article-card-facts">
          {tag ? t("pair", { first: t(`tag.${tag}`), second: minutes }) : minutes}
          <LanguageTag text={item} />
        </p>
        <h3 className="event-card-title" lang={lang}>
          <Link className="whole-link" to={`/article/${item.slug}`}>
            {item.title}
          </Link>
        </h3>
        <p className="muted article-card-summary" lang={lang}>
          {item.summary}
        </p>
        {item.author && (
          <p className="article-card-by">
            <ArticleAuthor author={item.author} size={28} />
          </p>
        )}
      </div>
    </article>
  );
}

function ArticleAuthor({ author, size }: { author: Author; size: number }) {
  return (
    <span className="article-author">
      <img src={artUrl.avatar(author.avatar)} alt="" width={size} height={size} />
      <span lang={useTextLanguage()(author)}>{author.name}</span>
    </span>
  );
}
