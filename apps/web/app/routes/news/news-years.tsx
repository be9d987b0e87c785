import { dayParts } from "@takujo/i18n/format-day";
import { type IllustratedNews, NewsEntry } from "./news-entry.tsx";

/** Newest first, under a heading for each year. */
export function NewsYears({ items }: { items: IllustratedNews[] }) {
  const years = Map.groupBy(items, ({ publishedAt }) => dayParts(publishedAt).year);
  return [...years].map(([year, entries]) => (
    <section key={year} className="news-year" aria-labelledby={`year-${year}`}>
      <h2 className="news-year-title" id={`year-${year}`}>
        {year}
      </h2>
      <ul>
        {entries.map((item) => (
          <NewsEntry key={item.slug} item={item} />
        ))}
      </ul>
    </section>
  ));
}
