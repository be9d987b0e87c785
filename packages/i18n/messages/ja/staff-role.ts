/** The roles of staff, for their pages and the mail of an invitation. */
export const staffRole = {
  names: { admin: "管理者", editor: "編集", host: "案内役", desk: "受付", treasurer: "会計" },
  notes: {
    editor: "イベント・記事を書いて公開し、参加者にメッセージを送る",
    host: "担当するイベントの受付、名簿、メモと、イベントの下書き",
    desk: "受付、予約の変更、電話と問い合わせ",
    treasurer: "会計と集計、名簿を見る",
  },
  allEvents: "すべてのイベント",
  untitled: "（題名なし）",
  separator: "、",
} as const;
