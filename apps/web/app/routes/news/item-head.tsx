import type { NewsItem } from "@takujo/contracts/generated/platform/types.gen";
import { dayParts, formatDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { useLocale } from "../../shell/use-locale.ts";
import { Kern } from "../../ui/kern.tsx";
import { Tag } from "../../ui/tag.tsx";
import { categoryTone } from "./category-tone.ts";
import { NewsDate } from "./news-date.tsx";

type ItemHeadProps = {
  item: NewsItem;
  /** The color of the cover; wood without one. */
  ground: string | undefined;
};

export function ItemHead({ item, ground }: ItemHeadProps) {
  const t = useTranslations("news");
  const locale = useLocale();
  return (
    <div className="news-head" style={{ "--tone": ground }}>
      <div className="wrap">
        <h1 className="news-title" lang={useTextLanguage()(item)}>
          <Kern>{item.title}</Kern>
        </h1>
        <p className="news-facts">
          <Tag tone={categoryTone[item.category]}>{t(`category.${item.category}`)}</Tag>
          <LanguageTag text={item} />
          <NewsDate date={item.publishedAt} />
          {wasUpdated(item) && (
            <span>{t("updated", { date: formatDay(item.updatedAt, locale) })}</span>
          )}
        </p>
      </div>
    </div>
  );
}

/** On a later day than it appeared; corrections of the same day are not worth a word. */
function wasUpdated({ publishedAt, updatedAt }: NewsItem): boolean {
  const day = (date: string) => Object.values(dayParts(date)).join("-");
  return day(updatedAt) > day(publishedAt);
}
