import type { EventSeed } from "./event-seed.ts";
import { bringToDoma, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

export const englishTableTidePool: EventSeed = {
  slug: "english-table-tide-pool",
  cover: { palette: "sora", composition: "island" },
  venue: "takujo-house-kanda",
  series: "english-table",
  host: "lee-mei",
  week: -2,
  weekday: 4,
  doors: "18:40",
  from: "19:00",
  until: "22:00",
  tags: ["english", "beginner", "taught", "alone"],
  fee: 1500,
  games: ["tide-pool", "animal-bridge", "mountain-echo"],
  guides: ["lee-mei", "anna-kimura"],
  sessions: [
    {
      from: "19:00",
      until: "22:00",
      capacity: 10,
      maxSeats: 4,
      seatsTaken: 9,
      language: "both",
      name: { ja: "夜の部", en: "Evening" },
    },
  ],
  text: {
    ja: {
      title: `English Table　潮だまりの夜`,
      summary: `英語で説明して、英語でくやしがる木曜の夜。文字のない『潮だまり』からはじめます。`,
      body: `『潮だまり』の箱には、文字がひとつも入っていません。あるのは、貝と、かにと、波です。絵合わせに似ていますが、波が来るたびに場所が変わるので、覚えた人から順に笑うことになります。ことばがいらないゲームだからこそ、ことばを使ってみたくなる。English Table の一箱めに、ちょうどいいと思いました。

説明はリーが英語で。そのあと、大事なところだけ日本語でくりかえします。この日は木村もとなりの卓にいますので、英語が追いつかなくなったら目で合図をしてください。

## よく使うひとこと

手もとの紙に、今夜の五つを書いておきます。*My turn?* *One moment, please.* *That was mean.* *Nice move.* *Again?* ——最後のひとつが言えれば、だいたい友だちになれます。

## だれが来ますか

東京に住んでいる方、旅の途中の方、英語で遊んでみたい日本の方が、だいたい三分の一ずつ。まちがいを直す人はいません。仕事をたずねる人もいません。`,
      room: rooms.doma.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "18:40", text: `開場。名札と、ひとことの紙をどうぞ` },
        { time: "19:00", text: `短いゲームで、あいさつがわりに` },
        { time: "19:30", text: `『潮だまり』を、三組に分かれて` },
        { time: "20:40", text: `お茶。卓を入れかえます` },
        { time: "21:00", text: `棚から、好きな箱をひとつ` },
      ],
      bring: bringToDoma.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `English Table: an evening at the tide pool`,
      summary: `Rules in English, groans in English. We start with Tide Pool, a game without a single word on it.`,
      body: `There is no text anywhere in the **Tide Pool** box. There are shells, crabs and a wave. It works like any game of pairs until the wave comes in and moves everything along. We like it for a Thursday because nobody needs any language to play, and everybody ends up talking.

Lee Mei teaches in English and then repeats the main points in Japanese. Anna Kimura is at the next table. Between them they also have Chinese and a good deal of mime.

## Who comes

People who live in Tokyo, people passing through, and Japanese players who like to play in English, about a third each. Nobody corrects anybody, and nobody will ask what you do.

## If it's your first time

Come a little early and tell reception it's your first visit. You'll get a name tag and a seat next to a guide. We're four minutes on foot from the south exit of Kanda station, next to the bath house with the tall chimney. There's one 3 cm step at the door and none after that.`,
      room: rooms.doma.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "18:40", text: `Doors open. Pick up your tag` },
        { time: "19:00", text: `A short game to say hello` },
        { time: "19:30", text: `Tide Pool, in three groups` },
        { time: "20:40", text: `Tea, and a change of tables` },
        { time: "21:00", text: `Anything you like from the shelf` },
      ],
      bring: bringToDoma.en,
      cancellation: lateCancellation.en,
    },
  },
};

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
