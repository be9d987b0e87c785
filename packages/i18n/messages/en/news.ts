import type { Translated } from "../../translated.ts";
import type { news as ja, names as jaNames } from "../ja/news.ts";

export const names: Translated<typeof jaNames> = {
  titles: { news: "News", newsItem: "News" },
};

export const news: Translated<typeof ja> = {
  heading: "News",
  description: "Opening days, new games and what is happening at %site%.",
  categoryTitle: "News: {category}",
  pageTitle: "{title} (page {page})",
  important: "Important",
  categories: "Kinds of news",
  category: {
    all: "All",
    notice: "Notice",
    event: "Event",
    release: "New games",
    press: "In print",
  },
  empty: "No news here yet",
  emptyAction: "See all news",
  pages: "Pages",
  nextPage: "Next page",
  previousPage: "Previous page",
  updated: "Updated {date}",
  recent: "Latest news",
  around: "More news",
  older: "Previous",
  list: "List",
  all: "See all news",
};
