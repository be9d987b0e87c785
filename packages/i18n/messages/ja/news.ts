/** What other pages call these, by the set that they read. */
export const names = {
  titles: { news: "ニュース", newsItem: "ニュース" },
} as const;

export const news = {
  heading: "ニュース",
  description: "開催のお知らせ、新しいゲーム、%site%のできごと。",
  categoryTitle: "ニュース：{category}",
  pageTitle: "{title}（{page}ページ目）",
  important: "大事なお知らせ",
  categories: "種類",
  category: {
    all: "すべて",
    notice: "お知らせ",
    event: "イベント",
    release: "新しいゲーム",
    press: "掲載",
  },
  empty: "まだニュースがありません",
  emptyAction: "すべてのニュースを見る",
  pages: "ページ",
  nextPage: "次のページ",
  previousPage: "前のページ",
  updated: "{date}に更新",
  recent: "あたらしいニュース",
  around: "前後のニュース",
  older: "前のニュース",
  list: "一覧",
  all: "ニュースをすべて見る",
} as const;
