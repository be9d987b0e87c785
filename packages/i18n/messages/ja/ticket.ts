/** The paper that is shown at the door. */
export const ticket = {
  date: "日付",
  time: "時間",
  doors: "開場",
  table: "卓",
  session: "枠",
  seats: "席",
  seatCount: "<num>{count, number}</num>席",
  place: "{venue} {room}",
  kind: "料金の種類",
  payment: "当日のお支払い <num>{sum}</num>",
  free: "無料",
  covered: "回数券 <num>{count, number}</num>席　",
  qr: "受付用のQRコード",
  holder: "{name}",
} as const;
