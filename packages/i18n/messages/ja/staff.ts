/** What other pages call these, by the set that they read. */
export const names = {
  titles: { staff: "スタッフ" },
} as const;

export const staff = {
  heading: "スタッフ",
  lead: "ルールを説明し、手が止まったら隣にすわる人たちです。",
  description:
    "%site%でルールを説明するスタッフの紹介です。得意なゲームと、英語で説明できる人をさがせます。",
  filterTitle: "スタッフ：{filter}",
  filters: "しぼりこみ",
  filter: {
    all: "全員",
    english: "英語で説明できる",
    heavy: "重量級",
    "two-player": "2人用",
    family: "親子",
    "new-games": "新作",
    cooperative: "協力・正体隠匿",
    go: "囲碁",
    hanafuda: "花札",
  },
  teachesInEnglish: "英語で説明できます",
  games: "説明できるゲーム",
  social: "{name}の{network}（新しいタブ）",
  network: {
    x: "X",
    instagram: "Instagram",
    youtube: "YouTube",
    facebook: "Facebook",
    line: "LINE",
  },
  empty: "あてはまる人がいません",
  emptyAction: "全員を見る",
  follow: "新しい回を知らせてもらう",
  followOf: "{name}の新しい回を知らせてもらう",
} as const;
