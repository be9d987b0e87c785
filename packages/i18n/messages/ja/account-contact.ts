/** What other pages call these, by the set that they read. */
export const names = {
  titles: { userContact: "お問い合わせ" },
} as const;

export const accountContact = {
  heading: "お問い合わせ",
  lead: "返事は {email} に届きます。",
  form: "新しく問い合わせる",
  received: {
    heading: "たしかに、受けとりました。",
    body: "受付番号は <receipt></receipt> です。控えのメールをお送りしました。",
  },
  history: {
    heading: "これまでのお問い合わせ",
    empty: "まだありません",
    emptyBody: "ここから送ったお問い合わせが、順に並びます。",
    receipt: "受付番号",
    reservationCode: "予約番号",
    reply: "%site%からの返事",
    answer: "メールでの返信",
    states: { new: "受付ずみ", open: "対応中", answered: "返信ずみ", closed: "完了" },
    pages: "お問い合わせのページ",
    previousPage: "新しいほうへ",
    nextPage: "前のほうへ",
  },
} as const;
