/** Kinds of prices, as pages and mails name them. */
export const price = {
  ordinary: "一般",
  pass: "回数券",
  free: "無料",
  from: "{price}〜",
  named: "{name} {price}",
  separator: "・",
  group: "料金の種類",
  rest: "のこりの席は一般（{price}）です。",
  seats: "{count, number}席",
  line: "{name} {count, number}席",
};
