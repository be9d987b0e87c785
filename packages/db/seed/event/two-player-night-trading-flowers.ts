import type { EventSeed } from "./event-seed.ts";
import { bringToDoma, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

const openSeats = { ja: "自由席", en: "Open seating" };
const evening = { from: "18:30", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

export const twoPlayerNightTradingFlowers: EventSeed = {
  slug: "two-player-night-trading-flowers",
  cover: { palette: "toki", composition: "mosaic" },
  venue: "takujo-house-kanda",
  series: "two-player-night",
  host: "yukino-ai",
  week: -5,
  weekday: 3,
  doors: "18:10",
  from: "18:30",
  until: "22:00",
  tags: ["two-player", "alone", "beginner", "taught", "english"],
  fee: 1500,
  games: ["trading-flowers", "quiet-border", "go-nine"],
  guides: ["yukino-ai", "tanaka-yuki"],
  sessions: [
    { ...evening, name: openSeats, capacity: 12, maxSeats: 2, seatsTaken: 7 },
    {
      ...evening,
      capacity: 4,
      maxSeats: 2,
      seatsTaken: 4,
      table: { letter: "い", game: "trading-flowers", guide: "yukino-ai" },
      language: "both",
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 2,
      seatsTaken: 2,
      table: { letter: "ろ", game: "quiet-border", guide: "tanaka-yuki" },
    },
  ],
  text: {
    ja: {
      title: `2人用ゲームの夜　花のやりとり`,
      summary: `贈るか、手もとに残すか。短いゲームを、相手をかえながら何度も遊ぶ水曜の夜です。`,
      body: `2人用のゲームは、会話に似ています。『花のやりとり』は、そのなかでもとくに口数の少ないほうです。毎回、二輪を差しだして、相手に一輪をえらんでもらいます。残ったほうが、自分の花。それだけなのに、三回めには相手の考えそうなことがすこし見えてきます。

この夜は、い卓に盤を二つならべます。三十分ごとに相手がかわりますので、ひとりで来ても手があくことはありません。

## ひとりの方、ふたりの方

ひとりの方には、受付で最初の相手をご案内します。ふたりでいらした方は、ずっとふたりで遊んでいてもかまいませんし、途中から別れて、帰り道で戦果を報告しあうのも楽しいものです。

## 今夜のお茶

案内役の雪野が、ゲームにあわせてお茶をえらびます。この日は、花の香りのするものを二種類。どちらがどの花かは、好きなほうの花をゆずってくださった方にだけ、こっそりお教えします。`,
      room: rooms.doma.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "18:10", text: `開場。名札と、今夜のお茶をどうぞ` },
        { time: "18:30", text: `一人めの相手と。説明は卓ごとに10分` },
        { time: "19:40", text: `席がえ。ここから30分ごとに相手がかわります` },
        { time: "21:30", text: `もう一度やりたい相手と、最後の一番` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `Two-player night: Trading Flowers`,
      summary: `Give it away or keep it? A short game, played again and again against different people, on a Wednesday evening.`,
      body: `Games for two are a kind of conversation, and **Trading Flowers** is one of the quieter ones. You offer two flowers, the other player takes one, and you keep what is left. By the third round you start to see what the other person is about to do.

We put two boards on Table い (i). Partners change every half hour, so if you come alone you won't be left waiting.

## Alone, or as a pair

If you're on your own, reception will find you a first opponent. If you come as a pair you can stay together all evening, or split up and compare notes on the way home.

## The tea

Yukino, who runs Wednesdays, picks a tea to go with the game. Tonight there are two, both scented with flowers. You'll be told which is which if you give away your favorite flower.`,
      room: rooms.doma.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "18:10", text: `Doors open. Name tags and tea` },
        { time: "18:30", text: `First opponent, with ten minutes of rules at each table` },
        { time: "19:40", text: `Change seats, and again every half hour` },
        { time: "21:30", text: `One last game with the person you'd like to play again` },
        { time: "22:00", text: `Good night` },
      ],
      bring: bringToDoma.en,
      cancellation: lateCancellation.en,
    },
  },
};
