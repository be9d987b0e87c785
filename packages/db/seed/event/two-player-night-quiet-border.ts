import type { EventSeed } from "./event-seed.ts";
import { bringToDoma, rooms, teaIncluded } from "./standard-texts.ts";

const openSeats = { ja: "自由席", en: "Open seating" };
const evening = { from: "18:30", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

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
