import type { EventSeed } from "./event-seed.ts";
import { bringToDoma, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

const openSeats = { ja: "自由席", en: "Open seating" };
const evening = { from: "19:00", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

export const englishTableLanternMarket: EventSeed = {
  slug: "english-table-lantern-market",
  cover: { palette: "shu", composition: "table" },
  venue: "takujo-house-kanda",
  series: "english-table",
  host: "lee-mei",
  week: 0,
  weekday: 4,
  doors: "18:40",
  from: "19:00",
  until: "22:00",
  tags: ["english", "beginner", "taught", "alone"],
  fee: 1500,
  games: ["lantern-market", "mountain-echo"],
  guides: ["lee-mei", "yukino-ai"],
  sessions: [
    { ...evening, name: openSeats, language: "both", capacity: 10, maxSeats: 4, seatsTaken: 6 },
    {
      ...evening,
      capacity: 5,
      maxSeats: 3,
      seatsTaken: 2,
      table: { letter: "は", game: "mountain-echo", guide: "yukino-ai" },
      language: "en",
    },
  ],
  text: {
    ja: {
      title: `English Table　提灯市へようこそ`,
      summary: `灯がともるまえに提灯を売りきる『提灯市』を、英語で。じっくり遊びたい方には、一作だけの卓もあります。`,
      body: `夕暮れの市で、提灯を仕入れては軒につるします。同じ色がならぶと高く売れ、灯がともると、もう売れません。『提灯市』は、どこで店じまいにするかを決めるゲームです。あと一つ、と思ったころに日が暮れます。

**自由席**では、リーが『提灯市』から順に、短いゲームをいくつか出します。出入りは自由で、一作ごとに席がかわります。ひとりで来た方には、こちらがおすすめです。

## は卓は、ひと晩に一作

今夜はもうひとつ、雪野の卓をひらきます。『山びこクロノ』を英語で、はじめから終わりまで。75分のゲームですが、説明と感想で、ちょうどひと晩になります。この卓だけは途中からの参加ができません。

## 英語に自信がない方へ

英会話の教室ではありません。説明のあと、大事なところは日本語でもくりかえします。色の名前を英語で言えなくても、指をさせばだいじょうぶ。市というのは、もともとそういう場所です。`,
      room: rooms.doma.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "18:40", text: `開場。名札をどうぞ` },
        { time: "19:00", text: `自由席は短いゲームから。は卓はルールの説明` },
        { time: "19:30", text: `『提灯市』` },
        { time: "20:45", text: `お茶` },
        { time: "21:00", text: `自由席は、棚から好きな箱を` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `English Table: welcome to the Lantern Market`,
      summary: `Buy lanterns, hang them up and sell out before dark, all in English. For those who'd like to settle in, one table plays a single game all evening.`,
      body: `It's dusk at the market and you're hanging paper lanterns under the eaves. A row of one color sells for more. A lantern that has been lit won't sell at all. The whole question in **Lantern Market** is when to close your stall, and it always gets dark just as you reach for one more.

In **open seating**, Lee Mei starts with Lantern Market and brings out more short games as the evening goes on. You change seats with every game and can arrive or leave when you like. If you're coming alone, this is the one to reserve.

## Table は (ha): one game, all evening

Yukino teaches **Mountain Echo** from the first rule to the last move. The box says seventy-five minutes. With the teaching and the talk afterwards, it fills an evening nicely. This is the only table you can't join halfway.

## Before you come

You don't need Japanese, and you don't need to know any games. We go by nicknames. Reception is just inside the door, four minutes on foot from the south exit of Kanda station and next to the bath house with the tall chimney. If you reach the river you've gone the wrong way. If you smell soap, you're there.`,
      room: rooms.doma.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "18:40", text: `Doors open. Pick up your tag` },
        { time: "19:00", text: `Short games in open seating, rules at Table は (ha)` },
        { time: "19:30", text: `Lantern Market` },
        { time: "20:45", text: `Tea` },
        { time: "21:00", text: `Open seating: your choice from the shelf` },
        { time: "22:00", text: `Good night` },
      ],
      bring: bringToDoma.en,
      cancellation: lateCancellation.en,
    },
  },
};
