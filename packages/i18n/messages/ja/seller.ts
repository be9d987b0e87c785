/** What other pages call these, by the set that they read. */
export const names = {
  titles: { seller: "特定商取引法に基づく表記" },
} as const;

/** 特定商取引法に基づく表記: the page, and the same rows in the settings. */
export const seller = {
  description: "%site%の、特定商取引法に基づく表記です。",
  rows: {
    seller: "販売事業者",
    manager: "運営責任者",
    address: "所在地",
    telephone: "電話番号",
    email: "メールアドレス",
    price: "参加費・販売価格",
    fees: "そのほかに必要な料金",
    payment: "支払いの方法と時期",
    delivery: "提供の時期",
    cancellation: "キャンセル・返金",
  },
} as const;
