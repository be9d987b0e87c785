/** Page titles by route. The shell, the breadcrumb and the navigation all read them here. */
export const titles = {
  home: "ホーム",
  about: "卓上について",
  news: "ニュース",
  newsItem: "ニュース",
  character: "キャラクター",
  characterItem: "キャラクター",
  staff: "スタッフ",
  event: "イベント",
  article: "読みもの",
  articleItem: "読みもの",
  faq: "よくある質問",
  privacyPolicy: "プライバシーポリシー",
  termOfService: "利用規約",
  gallery: "部品一覧",
  notFound: "ページが見つかりません",
} as const;
