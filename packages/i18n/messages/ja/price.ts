/** Kinds of prices, as pages and mails name them. */
export const price = {
  ordinary: "一般",
  pass: "回数券",
  free: "無料",
  from: "{price}〜",
  named: "{name} {price}",
  separator: "・",
  group: "料金の種類",
  rest: "残りは一般料金（{price}）です。",
  ownSeat: "あなたの料金",
  seatOf: "{number, number}人目の料金",
  eachSeat: "ひとりずつの料金",
  asManyAsCome: "来る人数ぶんだけ、上からえらんでください。",
  counts: "どの料金で、何人来ますか",
  people: "{count, number}人",
  seats: "{count, number}席",
  line: "{name} {count, number}席",
};
