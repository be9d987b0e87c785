import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { ReadingCard } from "../../ui/event/event-card.tsx";
import { coverUrl } from "./cover-url.ts";
import { NewsDate } from "./news-date.tsx";

export function RecentNews({ items }: { items: (NewsSummary & { tone: string })[] }) {
  const t = useTranslations("news");
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
          coverUrl={coverUrl(item, { w: 800, h: 600 })}
          tone={item.tone}
          note={<NewsDate date={item.publishedAt} />}
        />
      ))}
    </aside>
  );
}
