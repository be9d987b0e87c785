/** What other pages call these, by the set that they read. */
export const names = {
  titles: { adminRoster: "参加者名簿" },
} as const;

/** The list of participants on paper. */
export const adminRoster = {
  print: "印刷する",
  back: "予約の一覧へもどる",
  heading: "参加者名簿　{people, number}人／{seats, number}席",
  printed: "{time} に印刷（{name}）",
  game: "『{game}』",
  named: "{name}・",
  seats: "{taken, number}／{seats, number}席",
  columns: {
    arrived: "来場",
    person: "代表・呼び名",
    code: "予約番号",
    paid: "支払い",
    note: "きいておくこと",
  },
  boxes: "{people, number}人のうち{arrived, number}人が来場",
  nameless: "（名前なし）",
  separator: "・",
  settled: "支払いずみ",
  free: "空き1席（当日参加）",
  shred: "終わったら裁断してください。店のメモは印刷しません。",
} as const;
