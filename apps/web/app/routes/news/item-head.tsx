import type { NewsItem } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { FigureDate } from "../../shell/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { Phrases } from "../../ui/phrases.tsx";
import { Tag } from "../../ui/tag.tsx";
import { categoryTone } from "./category-tone.ts";

type ItemHeadProps = {
  item: NewsItem;
  /** The color of the cover; wood without one. */
  ground: string | undefined;
  updatedOn: string | null;
};

export function ItemHead({ item, ground, updatedOn }: ItemHeadProps) {
  const t = useTranslations("news");
  return (
    <div className="news-head" style={{ "--tone": ground }}>
      <div className="wrap">
        <h1 className="news-title" lang={useTextLanguage()(item)}>
          <Phrases>{item.titlePhrases}</Phrases>
        </h1>
        <p className="news-facts">
          <Tag tone={categoryTone[item.category]}>{t(`category.${item.category}`)}</Tag>
          <LanguageTag text={item} />
          <FigureDate date={item.publishedAt} />
          {updatedOn && <span>{t("updated", { date: updatedOn })}</span>}
        </p>
      </div>
    </div>
  );
}
