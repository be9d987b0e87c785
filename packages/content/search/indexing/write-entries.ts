import type { SearchKind } from "@takujo/contracts/content/search";
import type { Database } from "@takujo/runtime/database/database";
import { plainText } from "../../markdown/index.ts";
import { gramsOf, normalize } from "../normalize.ts";
import { type Entry, type EntryTexts, replaceEntries, selectEntryTexts } from "./queries.ts";

/** By which words events, games and articles with a tag, questions of a category, and events of a weekday are found. */
export const tagWords: Record<string, string> = {
  beginner: "初心者歓迎 はじめて 入門 Beginners welcome, beginner, getting started",
  alone: "ひとり参加OK 一人 Come alone, solo",
  family: "親子 子ども 家族 Families, family, kids, children",
  english: "English OK 英語",
  taught: "インスト付き ルール説明 Rules taught",
  "two-player": "2人用 ふたり Two players, two-player, for two",
  cooperative: "協力 Co-operative, cooperative",
  heavy: "重量級 Heavy, heavyweight",
  "new-games": "新作 New games",
  adults: "20歳以上 大人 Ages 20+, adults",
  teaching: "案内のしかた Teaching",
  history: "道具と歴史 Things and their history",
  essay: "エッセイ Essays",
  party: "パーティー わいわい Party games",
  cards: "カード カードゲーム Card games",
  dice: "ダイス サイコロ Dice games",
  dexterity: "アクション バランス Dexterity",
  deduction: "推理 Deduction",
  bluffing: "ブラフ 正体隠匿 Bluffing, hidden roles",
  trading: "交渉 取引 Trading, negotiation",
  building: "拡大再生産 建設 Building, engine building",
  abstract: "アブストラクト Abstract",
  "first-visit": "はじめての方 Your first visit",
  reservation: "予約 Reservations, booking",
  money: "お金 支払い Money, payment",
  venue: "会場 アクセス The venue, access",
  account: "アカウント Your account",
  "weekday-1": "月曜日 平日 Monday, weekday",
  "weekday-2": "火曜日 平日 Tuesday, weekday",
  "weekday-3": "水曜日 平日 Wednesday, weekday",
  "weekday-4": "木曜日 平日 Thursday, weekday",
  "weekday-5": "金曜日 平日 Friday, weekday",
  "weekday-6": "土曜日 土日 週末 Saturday, weekend",
  "weekday-7": "日曜日 土日 週末 Sunday, weekend",
};

/** A tsvector holds 1 MB; the longest body of the editor is shorter. */
const maxBodyLength = 60_000;

/** Writes the entries of these items as they are now. Returns their texts as people read them. */
export async function writeEntries(
  db: Database,
  kind: SearchKind,
  ids: string[],
): Promise<string[]> {
  const found = await selectEntryTexts(db, kind, ids);
  const read = found.map((texts) => ({ itemId: texts.item_id, ...partsOf(kind, texts) }));
  await replaceEntries(
    db,
    kind,
    ids,
    read.map((texts) => entryOf(kind, texts)),
  );
  return read.map(({ title, labels, body }) => [title, labels, body].join("\n"));
}

/** So that a search for the kind itself finds something. */
const kindWords: Record<SearchKind, string> = {
  event: "イベント event",
  game: "ゲーム game",
  article: "読みもの 記事 article",
  news: "ニュース お知らせ news",
  faq: "よくある質問 FAQ question",
};

const partsOf = (kind: SearchKind, { titles, tags, names, summaries, bodies }: EntryTexts) => ({
  title: titles.join("\n"),
  labels: [kindWords[kind], ...tags.map((tag) => tagWords[tag] ?? tag), ...names].join("\n"),
  body: [...summaries, ...bodies.map(plainText)].join("\n").slice(0, maxBodyLength),
});

function entryOf(
  kind: SearchKind,
  { itemId, ...texts }: { itemId: string } & ReturnType<typeof partsOf>,
): Entry {
  const title = normalize(texts.title);
  const labels = normalize(texts.labels);
  const body = normalize(texts.body);
  return {
    itemId,
    title,
    labels,
    body,
    grams: [kindGram(kind), ...gramsOf(title + labels + body)],
  };
}

/** No text has it, because it is no letter. */
export const kindGram = (kind: SearchKind): string => `@${kind}`;
