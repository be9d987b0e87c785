/** What other pages call these, by the set that they read. */
export const names = {
  titles: { faq: "よくある質問" },
} as const;

export const faq = {
  heading: "よくある質問",
  description: "はじめての方、予約、参加費、会場、アカウント。%site%によく届く質問と答え。",
  categories: "質問の種類",
  category: {
    "first-visit": "はじめての方",
    reservation: "予約",
    money: "参加費",
    venue: "会場",
    account: "アカウント",
  },
  search: "質問をさがす",
  searchExample: "例）キャンセル、子ども、支払い",
  searchButton: "さがす",
  searchTitle: "「{query}」の質問",
  found: "{count, number}件見つかりました",
  notFound: "「{query}」の質問は見つかりませんでした",
  notFoundText: "別のことばをためすか、すべての質問からさがしてみてください。",
  showAll: "すべての質問を見る",
  link: "この質問へのリンク",
  askHeading: "見つからなければ、たずねてください。",
  askText: "お問い合わせには、メールで返事をします。",
  ask: { contact: "お問い合わせ", line: "LINEで相談" },
} as const;
