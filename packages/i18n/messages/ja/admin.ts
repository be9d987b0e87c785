/** What stands around every page of the operator's. */
export const admin = {
  label: "管理",
  menu: "管理メニュー",
  tabs: "管理の主なページ",
  more: "ほか",
  unanswered: "未返信{count, number}件",
  trail: "いまいるページ",
  site: "サイトへもどる",
  you: "管理者",
  mailSubject: "件名",
  combobox: { search: "入力してさがす", nothingFound: "あてはまるものはありません" },
  pages: {
    dashboard: "今日",
    events: "イベント",
    inquiries: "問い合わせ",
    content: "コンテンツ",
    images: "画像",
    reception: "受付",
    reservations: "予約",
    users: "ユーザー",
    audit: "監査ログ",
  },
} as const;
