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

export const twoPlayerNightQuietBorder: EventSeed = {
  slug: "two-player-night-quiet-border",
  cover: { palette: "kinari", composition: "fan" },
  venue: "takujo-house-kanda",
  series: "two-player-night",
  host: "yukino-ai",
  week: 1,
  weekday: 3,
  doors: "18:10",
  from: "18:30",
  until: "22:00",
  tags: ["two-player", "alone", "beginner", "taught", "english"],
  fee: 1500,
  games: ["quiet-border", "trading-flowers", "go-nine"],
  guides: ["yukino-ai", "ito-ren"],
  sessions: [
    { ...evening, name: openSeats, capacity: 12, maxSeats: 2, seatsTaken: 5 },
    {
      ...evening,
      capacity: 4,
      maxSeats: 2,
      seatsTaken: 3,
      table: { letter: "い", game: "quiet-border", guide: "yukino-ai" },
      language: "both",
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 2,
      seatsTaken: 0,
      table: { letter: "ろ", game: "go-nine", guide: "ito-ren" },
    },
  ],
  text: {
    ja: {
      title: `2人用ゲームの夜`,
      summary: `さし向かいで、ゆっくり。『静かな国境』を案内つきで遊べる卓と、相手をかえながら遊べる席があります。`,
      body: `水曜は、2人用のゲームだけを出す夜です。今回の一箱は『静かな国境』。二つの国のあいだに、石をひとつずつ置いて線をひく四十五分です。話しあいはしません。相手がどこで止めたかを見て、もう一歩進むかどうかを決めるだけ。それなのに、終わったあと、ふたりとも深く息をつきます。

## 席は、三とおり

- **自由席**　棚の2人用から好きな箱をえらび、相手をかえながら遊びます。ひとりの方は、受付で最初の相手をご案内します。
- **い卓『静かな国境』**　雪野が最初から説明します。盤は二つ、英語でもどうぞ。
- **ろ卓『囲碁（九路盤）』**　伊藤が、石の置きかたから。一局30分です。

どの席も、途中からの移動は自由です。卓の席をとった方は、最初の一時間だけ、その卓にいてください。

## 話さなくても

さし向かいだと何か話さなければ、と思うかもしれません。2人用ゲームのいいところは、黙っていても間がもつことです。盤が話してくれます。年齢も仕事も、たずねません。`,
      room: rooms.doma.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "18:10", text: `開場。今夜のお茶をどうぞ` },
        { time: "18:30", text: `卓ごとに説明（10〜20分）` },
        { time: "19:40", text: `最初の席がえ。ここからは自由に` },
        { time: "20:40", text: `お茶のおかわり` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: `**前日の22:00まで**は無料で取り消せます。それよりあとは、料金の半額（一般の席は750円）を、次にいらしたときにいただきます。

2人用の夜は、ひとりが急にお休みになると、もうひとりの相手がいなくなります。行けないとわかったら、期限をすぎていても、どうぞ席を返してください。警報の出ている日は、参加費をいただきません。`,
    },
    en: {
      title: `Two-player night`,
      summary: `Face to face and in no hurry. Learn Quiet Border with a guide, or sit in open seating and play a different person each time.`,
      body: `On Wednesdays we only bring out games for two. This time's box is **Quiet Border**: two countries, and forty-five minutes to draw a line between them, a stone at a time. Nobody negotiates. You look at where the other player stopped and decide whether to go one step further. Both of you will breathe out when it's over.

## Three kinds of seats

- **Open seating.** Pick anything from the two-player shelf and change opponents as you go. If you're alone, reception finds you a first one.
- **Table い (i), Quiet Border.** Yukino teaches from the beginning, in English or Japanese, on two boards.
- **Table ろ (ro), go on the 9×9 board.** Ito starts with where the stones go. A game takes half an hour. In Japanese, though the stones don't mind.

You can move around later. If you reserve a table, please stay there for the first hour.

## You don't have to talk

Sitting across from a stranger can feel like a lot. The good thing about games for two is that silence is comfortable: the board keeps the conversation going. Nobody will ask your age or what you do.`,
      room: rooms.doma.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "18:10", text: `Doors open. Tea is ready` },
        { time: "18:30", text: `Rules at each table, ten to twenty minutes` },
        { time: "19:40", text: `First change of seats, then as you like` },
        { time: "20:40", text: `More tea` },
        { time: "22:00", text: `Good night` },
      ],
      bring: bringToDoma.en,
      cancellation: `Free until **22:00 the day before**, then half the price of your seat (¥750 for a standard one), settled the next time you come.

On a night for two, one missing person leaves another without an opponent. If you can't make it, please give your seat back even after the deadline. Nothing is owed on days with a weather warning.`,
    },
  },
};
