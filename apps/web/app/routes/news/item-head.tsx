import type { NewsItem } from "@takujo/contracts/generated/platform/types.gen";
import { formatDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { FigureDate } from "../../shell/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { useLocale } from "../../shell/use-locale.ts";
import { Phrases } from "../../ui/phrases.tsx";
import { Tag } from "../../ui/tag.tsx";
import { categoryTone } from "./category-tone.ts";

type ItemHeadProps = {
  item: NewsItem;
  /** The color of the cover; wood without one. */
  ground: string | undefined;
  isUpdated: boolean;
};

export function ItemHead({ item, ground, isUpdated }: ItemHeadProps) {
  const t = useTranslations("news");
  const locale = useLocale();
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
          {isUpdated && <span>{t("updated", { date: formatDay(item.updatedAt, locale) })}</span>}
        </p>
      </div>
    </div>
  );
}
