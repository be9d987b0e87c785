/** What other pages call these, by the set that they read. */
export const names = {
  titles: { line: "LINEで相談" },
} as const;

export const line = {
  heading: "迷ったら、LINEで。",
  lead: "人数と好みを送ると、合いそうな卓をおすすめします。当日に遅れるときの連絡も、ここへ。",
  add: "LINEで友だちになる",
  search: "LINE のアプリがひらきます。ID検索は <b>{id}</b>",
  qr: "LINEの友だち追加用QRコード",
  scan: "スマートフォンで読み取る",
  sample: {
    heading: "たとえば、こんなふうに",
    you: "あなた",
    house: "%site%",
    firstQuestion: "水曜の夜、2人です。しゃべりすぎないゲームがいいです。",
    firstAnswer: "「2人用ゲームの夜」はいかがでしょう。『静かな国境』がおすすめです。",
    secondQuestion: "英語の友だちも行けますか？",
    secondAnswer: "はい。い卓では、英語でも説明します。",
  },
  reservation: {
    title: "予約の変更は、マイページで",
    note: "LINE では本人の確認ができないため、予約の取消や変更は受けられません。",
  },
  contact: {
    title: "LINE を使わない方へ",
    note: "<link>お問い合わせ</link>からも同じ内容を相談できます。",
  },
} as const;
