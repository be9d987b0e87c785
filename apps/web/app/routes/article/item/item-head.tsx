import type { ArticleItem } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { Clock } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Phrases } from "../../../ui/text/phrases.tsx";

type ItemHeadProps = {
  item: Omit<ArticleItem, "games" | "characters" | "further">;
  ground: string;
  updatedOn: string | null;
  /** The breadcrumb. */
  trail?: ReactNode;
};

export function ItemHead({ item, ground, updatedOn, trail }: ItemHeadProps) {
  const t = useTranslations("article");
  const languageOf = useTextLanguage();
  const { author } = item;
  return (
    <div className="article-head" style={{ "--tone": ground }}>
      {trail}
      <div className="wrap">
        <TagList>
          {item.tags.map((tag, index) => (
            <Tag key={tag} tone={index === 0 ? "dark" : "plain"}>
              {t(`tag.${tag}`)}
            </Tag>
          ))}
          <LanguageTag text={item} />
        </TagList>
        <h1 className="article-title" lang={languageOf(item)}>
          <Phrases>{item.titlePhrases}</Phrases>
        </h1>
        <p className="article-facts">
          {author && (
            <span className="article-writer">
              <img src={artUrl.avatar(author.avatar)} alt="" width="40" height="40" />
              <span lang={languageOf(author)}>{author.name}</span>
            </span>
          )}
          <FigureDate date={item.publishedAt} />
          {updatedOn && <span>{t("updated", { date: updatedOn })}</span>}
          <span className="article-minutes">
            <Clock />
            {t("minutes", { count: item.minutes })}
          </span>
        </p>
      </div>
    </div>
  );
}
