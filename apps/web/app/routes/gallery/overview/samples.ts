import { artUrl } from "../../../ui/icon/art-url.ts";
/** Sample texts of the gallery. Not shown to visitors. */
export const colors = [
  "paper",
  "paper-2",
  "surface",
  "ink",
  "cloth",
  "cloth-deep",
  "wood",
  "p-tokiwa",
  "p-shu",
  "p-yamabuki",
  "p-ai",
  "p-toki",
  "p-sumi",
  "p-kurumi",
  "p-sora",
  "p-wakakusa",
  "p-kinari",
] as const;

export const event = {
  title: "春の重量級ナイト",
  lead: "半日かけて、ひとつの盤を深く遊ぶ日。ルールは卓ごとの案内役が最初から説明します。",
  when: {
    dateTime: "2026-04-18T13:00+09:00",
    date: "4.18",
    weekday: "（土）",
    weekdayKind: "saturday",
    time: "13:00–22:00",
  },
  slug: "haru-juryokyu-night",
  tone: "#1a3455",
  price: "¥2,800",
} as const;

export const smallEvents = [
  {
    title: "親子ではじめてのボードゲーム",
    when: {
      ...event.when,
      date: "4.19",
      weekday: "（日）",
      weekdayKind: "sunday",
      time: "10:00–12:30",
    },
    slug: "oyako-hajimete",
    tone: "#b9881f",
    price: "¥1,200",
    seats: { free: 12, capacity: 16, state: "open", words: ["残り", "12", "席"] },
  },
  {
    title: "花札と日本酒の夜",
    when: {
      ...event.when,
      date: "4.24",
      weekday: "（金）",
      weekdayKind: "weekday",
      time: "19:00–22:00",
    },
    slug: "hanafuda-to-sake",
    tone: "#28231d",
    price: "¥3,500",
    seats: { free: 2, capacity: 8, state: "few", words: ["残り", "2", "席"] },
  },
  {
    title: "2人用ゲームの夜",
    when: {
      ...event.when,
      date: "4.22",
      weekday: "（水）",
      weekdayKind: "weekday",
      time: "18:30–22:00",
    },
    slug: "futari-no-yoru",
    tone: "#b78076",
    price: "¥1,500",
    seats: { free: 8, capacity: 16, state: "open", words: ["残り", "8", "席"] },
  },
  {
    title: "新作おためし会 vol.12",
    when: {
      ...event.when,
      date: "4.26",
      weekday: "（日）",
      weekdayKind: "sunday",
      time: "13:00–18:00",
    },
    slug: "shinsaku-tameshi-12",
    tone: "#b5ab94",
    price: "¥1,800",
    seats: { free: 0, capacity: 12, state: "full", words: ["キャンセル待ち", "", ""] },
  },
] as const;

export const tables = [
  {
    letter: "い",
    seats: ["taken", "taken", "mine", "mine"],
    game: "テラの開拓者たち",
    status: "2席をえらびました",
  },
  {
    letter: "ろ",
    seats: ["taken", "free", "taken", "taken", "taken"],
    game: "大運河 1640",
    status: "残り1席",
  },
  {
    letter: "は",
    seats: ["taken", "taken", "taken", "taken"],
    game: "九つの社",
    status: "満席",
    full: true,
  },
  {
    letter: "に",
    seats: ["free", "free", "taken", "taken", "taken"],
    game: "製鉄所と桜",
    status: "残り2席",
  },
  {
    letter: "ほ",
    seats: ["taken", "taken", "taken", "taken", "taken", "taken"],
    game: "港の六商人",
    status: "満席",
    full: true,
  },
  { letter: "へ", seats: ["taken", "taken"], game: "静かな国境", status: "満席", full: true },
] as const;

export const diagrams = [
  { letter: "い", seats: ["taken", "free"] },
  { letter: "ろ", seats: ["mine", "mine", "free"] },
  { letter: "は", seats: ["taken", "taken", "free", "free"] },
  { letter: "に", seats: ["taken", "free", "free", "taken", "taken"] },
  { letter: "ほ", seats: ["free", "free", "taken", "taken", "mine", "free"] },
  { letter: "へ", seats: ["free", "taken", "taken", "free", "taken", "mine"], shape: "long" },
  { letter: "と", seats: ["free", "taken", "taken", "free", "taken", "mine", "free"] },
  { letter: "ち", seats: ["free", "free", "taken", "taken", "free", "free", "taken", "mine"] },
] as const;

export const schedule = [
  { time: "12:40", what: "開場。お茶をどうぞ" },
  { time: "13:00", what: "ルール説明（約40分）", state: "now" },
  {
    time: "13:40",
    what: "昼の部 開始。途中に休憩をはさみます",
    detail: "飲みものは棚から",
    state: "next",
  },
  { time: "17:00", what: "感想戦。点数より、いい手の話を", state: "next" },
] as const;

export const news = [
  {
    date: "04.12",
    dateTime: "2026-04-12",
    title: "ゴールデンウィークの開催日程を公開しました",
    category: "お知らせ",
  },
  {
    date: "04.08",
    dateTime: "2026-04-08",
    title: "「新作おためし会 vol.12」の予約受付をはじめました",
    category: "イベント",
    tone: "green",
  },
  {
    date: "04.02",
    dateTime: "2026-04-02",
    title: "4月16日（木）2:00〜4:00 メンテナンスのお知らせ",
    category: "メンテナンス",
    tone: "gold",
  },
] as const;

export const visit = [
  { term: "ひらく時間", detail: "平日 18:00〜22:30／土日祝 10:00〜22:00" },
  { term: "おやすみ", detail: "月曜（祝日の場合は翌日）" },
  { term: "場所", detail: "駅から歩いて4分、公園のとなり" },
  { term: "卓", detail: "1F 4卓・2F 広間 6卓（車いす席 2）" },
];

export const people = [
  {
    name: "三浦 さとる",
    mail: "satoru@example.jp",
    roles: ["admin", "user"],
    state: "有効",
    tone: "green",
    keys: 2,
    last: "2026.04.15 10:02",
  },
  {
    name: "Daniel Reyes",
    mail: "daniel.r@example.com",
    roles: ["user"],
    state: "有効",
    tone: "green",
    keys: 1,
    last: "2026.04.14 18:20",
  },
  {
    name: "Anna Lindqvist",
    mail: "anna.l@example.com",
    roles: ["user"],
    state: "確認待ち",
    tone: "gold",
    keys: 1,
    last: "2026.04.09 07:45",
  },
  {
    name: "小林 なぎさ",
    mail: "nagisa.k@example.jp",
    roles: ["user"],
    state: "停止中",
    tone: "red",
    keys: 0,
    last: "2026.03.30 12:11",
  },
] as const;

export const toasts = [
  { severity: "success", title: "保存しました", text: "プロフィールを更新しました。" },
  {
    severity: "info",
    title: "新しい版があります",
    text: "読みこみなおすと、最新の画面になります。",
  },
  { severity: "warn", title: "のこり1分です", text: "い卓の確保がまもなく終わります。" },
  {
    severity: "error",
    title: "コードがちがいます",
    text: "もう一度入力するか、コードを送りなおしてください。",
  },
  {
    severity: "secondary",
    title: "コードを送りました",
    text: "kotori@example.jp をご確認ください。",
  },
  { severity: "contrast", title: "ログアウトしました", text: "またの卓で。" },
] as const;

export const empties = [
  { kind: "reservation", title: "まだ予約がありません", action: "卓をさがす" },
  { kind: "search", title: "見つかりませんでした", action: "条件をゆるめる" },
  { kind: "address", title: "住所はまだありません", action: "住所を足す" },
  { kind: "passkey", title: "パスキーはまだありません", action: "パスキーを作る" },
  { kind: "lost", title: "この頁は、箱の中にありません", action: "ホームへ" },
  { kind: "forbidden", title: "ここには入れません", action: "ホームへ" },
  { kind: "error", title: "うまくいきませんでした", action: "もう一度" },
  { kind: "maintenance", title: "ただいま手入れ中です", action: "状況を見る" },
] as const;

export const games = [
  {
    name: "テラの開拓者たち",
    facts: "3–5人・180分・重さ4",
    tone: "var(--tk-p-sora)",
    pieceUrl: artUrl.piece("house", "#a8311a"),
  },
  {
    name: "九つの社",
    facts: "2–4人・150分・重さ4",
    tone: "var(--tk-p-yamabuki)",
    pieceUrl: artUrl.piece("tree", "#0c5445"),
  },
  {
    name: "静かな国境",
    facts: "2人・45分・重さ3",
    tone: "var(--tk-p-toki)",
    pieceUrl: artUrl.piece("pawn", "#1d4e89"),
  },
];
