/** What other pages call these, by the set that they read. */
export const names = {
  titles: { home: "ホーム" },
} as const;

export const home = {
  hero: { heading: "今夜は、<br></br>どの卓を囲む？" },
  quick: {
    label: "すぐにえらぶ",
    today: "今日",
    weekend: "今週末",
    beginner: "初心者",
    english: "English",
    alone: "ひとりで",
    family: "子どもと",
    unit: "{count, plural, other {件}}",
    calendar: "日でさがす",
  },
  next: {
    heading: "つぎの卓から",
    all: "すべてのイベント",
    today: "今日",
    soon: "あと{hours, plural, =0 {} other {#時間}}{minutes, number}分",
  },
  first: {
    heading: "はじめてでも、どうぞ。",
    lead: "当日に何がおきるか、先にお話しします。",
    fee: "参加費は<num>{fee}</num>から、支払いは当日。",
    action: "はじめての方へ",
  },
  weekend: { heading: "今週末の卓", all: "すべて見る（{count, number}件）" },
  shelf: { heading: "棚から、ひと箱", all: "{count, number}箱の棚へ" },
  steps: {
    heading: "囲むまで、三手。",
    choose: {
      title: "えらぶ",
      body: "日付と卓をえらびます。人数・時間・重さは、箱の側面とおなじ並びで。",
    },
    hold: {
      title: "おさえる",
      body: "席をえらぶと10分間、あなたのために確保します。あわてなくて大丈夫。",
    },
    play: { title: "囲む", body: "当日はQRチケットを見せて、卓につくだけ。" },
  },
  cast: {
    heading: "卓の案内役、六にん。",
    note: "駒・賽・札・亀甲・時・箱",
    headingOther: "卓の案内役たち。",
    all: "案内役の紹介",
  },
  news: { heading: "ニュース", all: "ニュース一覧" },
  articles: { heading: "読みもの", all: "読みもの一覧", minutes: "約{count, number}分" },
  visit: {
    heading: "時間と場所",
    open: "営業時間",
    closed: "休み",
    separator: "、",
    where: "場所",
    askHeading: "迷ったら、相談を。",
    askByLine: "人数や好みを伝えると、合いそうな卓をおすすめします。LINEで気軽にどうぞ。",
    askByForm: "人数や好みを伝えると、合いそうな卓をおすすめします。フォームから気軽にどうぞ。",
    lineButton: "LINEで相談する",
    formButton: "フォームで相談する",
  },
} as const;
