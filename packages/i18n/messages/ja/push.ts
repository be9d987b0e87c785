/** Words of pushes: a title, and one line. */
export const push = {
  confirmed: { title: "予約が確定しました", body: "{title}・{when}" },
  changed: { title: "予約を変更しました", body: "{title}・{when}" },
  cancelled: { title: "予約を取り消しました", body: "{title}・{when}" },
  waiting: { title: "キャンセル待ちに入りました", body: "{title}・{when}" },
  offer: { title: "席があきました", body: "{title}・{until} までにお返事ください" },
  "table-approved": {
    title: "提案した卓が決まりました",
    body: "{title}・{until} までに席を受けとってください",
  },
  lapsed: { title: "席の期限がすぎました", body: "{title}・{when}" },
  reminder: { title: "もうすぐです", body: "{title}・{when}" },
  "event-changed": { title: "日時か会場が変わりました", body: "{title}・{when}" },
  "event-cancelled": { title: "イベントが中止になりました", body: "{title}・{when}" },
  "table-called-off": { title: "卓が中止になりました", body: "{title}・{when}" },
  "table-goes-ahead": { title: "卓の開催が決まりました", body: "{title}・{when}" },
  thanks: {
    title: "来てくださって、ありがとうございました",
    body: "{title}・遊んだものを、忘れないうちに",
  },
  follow: {
    title: "新しい回があります",
    body: "{title}・{when}",
    many: "見ているものの、新しい回が{count, number}件あります",
  },
  trial: { title: "%site%", body: "この端末に、プッシュが届きます。" },
} as const;
