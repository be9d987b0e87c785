/** What other pages call these, by the set that they read. */
export const names = {
  titles: { firstVisit: "はじめての方へ" },
} as const;

/** Neutral texts: an organizer's own texts are in the settings. */
export const firstVisit = {
  description:
    "はじめて%site%に来る方へ。参加費と支払いかた、当日のながれ、行きかた、もちものをまとめました。",
  hero: {
    heading: "ようこそ、<br></br>はじめての卓へ。",
    lead: "ひとりでも、どうぞ。<br></br>当日のことを、<br></br>先にお話しします。",
  },
  facts: {
    fee: "参加費は<num>{fee}</num>から",
    feeNote: "",
    pay: "支払いは<num>当日</num>、受付で",
    cancel: "取り消しの期限は、イベントごとに",
  },
  cost: {
    heading: "いくら、かかる？",
    note: "表示はすべて税込みです。",
    day: { title: "昼の会", body: "昼のうちにひらく会です。" },
    evening: { title: "夜の会", body: "夕方からひらく会です。" },
    long: { title: "半日の会", body: "ひとつのゲームを深く、ゆっくり遊ぶ会です。" },
    free: "無料の会もあります。",
    unknown: "これから開く会の参加費は、イベントのページにのせます。",
    payHeading: "支払いかた",
    payBy: "当日、受付で",
    payNote: "予約のときに支払いはありません。カードの番号も聞きません。",
  },
  minutes: {
    heading: "当日の、ながれ。",
    unit: "分",
    ticket: { title: "受付でチケット", body: "画面のQRを見せます。支払いもここで。" },
    seat: { title: "卓につく", body: "卓は、チケットに書いてあります。" },
    move: { title: "はじめの一手", body: "わからないことは、いつでもきいてください。" },
  },
  room: {
    heading: "部屋のなか",
    note: "",
    label: "見取り図。番号は、となりの一覧と同じです。",
  },
  way: {
    heading: "行きかた",
    access: "道順",
    lost: {
      title: "迷ったら",
      body: "<line>LINE</line>でひとことどうぞ",
      bodyByForm: "<line>お問い合わせ</line>からひとことどうぞ",
    },
    address: "住所",
    openMap: "地図をひらく",
  },
  bring: {
    shelf: "棚のゲーム{count, number}箱を見る",
    heading: "もちもの",
    needed: "いるもの",
    ticket: { title: "予約のチケット", body: "スマホの画面でも、紙でも" },
    fee: { title: "参加費", body: "当日、受付で" },
    needless: "いらないもの",
    card: { title: "カードの番号", body: "予約のときに支払いはありません" },
  },
  questions: { heading: "それでも、気になること", all: "よくある質問" },
  call: {
    count: "はじめての方を歓迎する会が、<num>{count, number}</num>件あります",
    heading: "ひと席、<br></br>あけておきます。",
    lead: "はじめての方が入りやすい会だけを集めました。",
    askByLine: "迷ったら、LINEで人数と日だけ教えてください。",
    askByForm: "迷ったら、フォームで人数と日だけ教えてください。",
    events: "初心者歓迎の会を見る",
    line: "LINEで相談する",
    form: "フォームで相談する",
  },
} as const;
