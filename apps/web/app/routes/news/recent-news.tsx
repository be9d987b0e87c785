import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { coverImage } from "../../shell/cover-url.ts";
import { FigureDate } from "../../shell/figure-date.tsx";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { ReadingCard } from "../../ui/event/event-card.tsx";

export function RecentNews({ items }: { items: (NewsSummary & { tone: string })[] }) {
  const t = useTranslations("news");
  const languageOf = useTextLanguage();
  return (
    <aside className="news-recent" aria-labelledby="recent">
      <h2 className="news-recent-title" id="recent">
        {t("recent")}
      </h2>
      {items.map((item) => (
        <ReadingCard
          key={item.slug}
          to={`/news/${item.slug}`}
          title={item.title}
          cover={coverImage(item, { w: 800, h: 600 })}
          tone={item.tone}
          lang={languageOf(item)}
          note={<FigureDate date={item.publishedAt} />}
        />
      ))}
    </aside>
  );
}
