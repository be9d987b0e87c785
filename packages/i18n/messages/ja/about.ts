/** What other pages call these, by the set that they read. */
export const names = {
  titles: { about: "%site%について" },
} as const;

/** Neutral texts: an organizer's own texts are in the settings. */
export const about = {
  hero: {
    heading: "席を、ひとつあけて<br></br>待っています。",
    lead: "%site%は、ボードゲームのイベントをひらく場所です。勝ち負けより先に、同じ盤をのぞきこむ時間があると思っています。",
  },
  sections: { origin: "はじまり", promise: "約束", access: "行きかた" },
  origin: { heading: "わたしたちのこと", story: "" },
  games: { count: "{count, number}", unit: "{count, plural, other {箱}}", note: "棚のゲーム" },
  promise: { heading: "%site%の約束。" },
  access: {
    heading: "行きかた",
    address: "住所",
    hours: "営業時間",
    closed: "休み",
    separator: "、",
    telephone: "電話",
    email: "メール",
    operator: "運営",
    operatorBody: "%site%",
    openMap: "地図をひらく",
  },
} as const;
