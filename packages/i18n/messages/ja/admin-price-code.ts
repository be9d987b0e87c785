/** What other pages call these, by the set that they read. */
export const names = {
  titles: { adminPriceCode: "割引コード" },
  adminAudit: {
    groups: { "price-code": "割引コード" },
    actions: { "price-code": { create: "割引コードをつくる", stop: "割引コードを止める" } },
  },
} as const;

/** Codes that make seats cheaper. */
export const adminPriceCode = {
  heading: "割引コード",
  note: "コードを知っている人の席が、予約のときに安くなります。条件はあとから変えられません。止めても、もう予約した人の割引はそのままです。",
  caption: "割引コードの一覧",
  allEvents: "すべてのイベント",
  new: { heading: "新しいコード", submit: "コードをつくる" },
  fields: {
    code: "コード",
    note: "メモ",
    amount: "割引",
    unit: "単位",
    event: "使えるイベント",
    from: "使える日（から）",
    until: "使える日（まで）",
    mostUses: "使える予約の数",
    mostPerPerson: "ひとりが使える数",
  },
  hints: {
    code: "英字と数字で4〜20文字。",
    most: "空なら、数をかぎりません。",
    note: "メンバーだけが見ます。",
  },
  units: { yen: "円引き（1席ごと）", percent: "%引き" },
  off: { yen: "1席 {sum} 引き", percent: "{percent, number}%引き" },
  columns: {
    code: "コード",
    off: "割引",
    for: "イベント",
    valid: "期間",
    uses: "使われた数",
    state: "状態",
  },
  valid: "{from}〜{until}",
  usesOf: "{uses, number} / {max, number}",
  stop: "止める",
  stopCode: "{code} を止める",
  stopped: "止めました",
  over: "期間が終わりました",
  none: { heading: "コードはまだありません", body: "上でつくると、ここにならびます。" },
  done: { made: "コードをつくりました。", stopped: "コードを止めました。" },
  refusal: {
    taken: "このコードはもうあります。",
    until: "「から」と同じ日か、あとの日にしてください。",
    percent: "100 までにしてください。",
    other: "つくれませんでした。もう一度お試しください。",
  },
};
