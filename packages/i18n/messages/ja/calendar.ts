/** Words of the calendar entry of a reservation. */
export const calendar = {
  organizer: "%sites%",
  feed: "%site%の予約",
  table: "{letter}卓（{name}）・{seats, number}席",
  general: "{name}・{seats, number}席",
  place: "{place}（{address}）",
  code: "予約番号: {code}",
  doors: "開場: {time}",
  fee: "お支払い: {fee}（当日払い）",
  free: "参加費: 無料",
  deadline: "変更とキャンセルは、{deadline} まで無料です。",
} as const;
