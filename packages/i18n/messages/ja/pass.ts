/** Passes and stamps, as their person sees them. */
export const pass = {
  heading: "回数券とスタンプ",
  how: "予約の確認のページで、使う席の数をえらべます。変更の期限までに取り消すと回数はもどり、そのあとの取り消しや不参加ではもどりません。",
  until: "{day}まで",
  mostYen: "・1席{price}までの席に使えます",
  left: "残り{left, number}回（{visits, number}回のうち）",
  states: { used: "使い終わりました", over: "期限が切れました", ended: "取り消されました" },
  stamps: {
    rings: "スタンプ{of, number}個のうち{stamps, number}個",
    left: "あと{count, number}回のご来場で、1回無料になります（{days, number}日間有効）。",
  },
};
