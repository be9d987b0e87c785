import type { EventSeed } from "./event-seed.ts";
import { bringToDoma, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

export const goOnNineLines: EventSeed = {
  slug: "go-on-nine-lines",
  cover: { palette: "kinari", composition: "goban" },
  venue: "takujo-house-kanda",
  host: "ito-ren",
  week: 2,
  weekday: 6,
  doors: "12:45",
  from: "13:00",
  until: "15:00",
  tags: ["beginner", "two-player", "taught", "alone", "family"],
  fee: 1000,
  games: ["go-nine"],
  guides: ["ito-ren", "anna-kimura"],
  sessions: [
    {
      from: "13:00",
      until: "15:00",
      capacity: 12,
      maxSeats: 4,
      seatsTaken: 6,
      name: { ja: "昼の部", en: "Afternoon" },
    },
  ],
  text: {
    ja: {
      title: `はじめての囲碁、九路盤から`,
      summary: `線が九本の小さな盤なら、一局30分。石の置きかたから、二時間で二局打って帰ります。7歳から。`,
      body: `囲碁をあきらめた方に、理由をたずねると、だいたい同じ答えがかえってきます。「どこに打てばいいのか、わからない」。十九路の盤には、はじめの一手の候補が三百六十一もあります。わからなくて当然です。

九路盤なら、八十一です。それでもじゅうぶん多いのですが、五分も打てば端が見えてきます。見えてくると、人は考えはじめます。

## 六段の教えかた

案内役の伊藤は六段です。けれど、定石の話はしません。教えるのは三つだけ。**石は線の交わるところに置く。囲まれたら取られる。広く囲んだほうが勝ち。** あとは打ちながら、聞かれたことにだけ答えます。長く黙っているときは、怒っているのではなく、うれしくて見入っているのだそうです。

## おとなも、子どもも

7歳からどうぞ。子どもは早く打ち、おとなは長く考え、だいたい互角になります。経験のある方も歓迎しますが、この日は石をいくつか置かせる側にまわってください。終局の数えかたは、コマをかぞえるのが得意な木村が手伝います。`,
      room: rooms.doma.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "12:45", text: `開場` },
        { time: "13:00", text: `三つの決まり（15分）` },
        { time: "13:20", text: `一局め。伊藤が盤をまわります` },
        { time: "14:00", text: `お茶。もったいない一手をふりかえる` },
        { time: "14:20", text: `二局め。相手をかえて` },
        { time: "15:00", text: `石をしまって、おひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `Your first game of go, on nine lines`,
      summary: `On a small board a game takes half an hour. Learn where the stones go and play twice in two hours. Ages seven and up.`,
      body: `Ask people why they gave up on go and they tend to say the same thing: they had no idea where to play. A full board offers 361 places for the first stone. Of course you had no idea.

A board of nine lines has eighty-one. That's still plenty, but after five minutes you can see the edges, and once you see edges you begin to think.

## How a 6-dan teaches

Ito is a 6-dan and will not mention openings. You'll learn three things. **Stones go where lines cross. Surrounded stones are taken. Whoever fences off more, wins.** After that Ito answers whatever you ask. A long silence isn't disapproval. It means the game has become interesting.

## For adults and children

Anyone from seven up can join. Children play fast and adults think long, and it comes out about even. If you already play, you're welcome, but expect to give your opponent a few stones. Ito teaches in Japanese; Anna Kimura is there to help in English, and with the counting.`,
      room: rooms.doma.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "12:45", text: `Doors open` },
        { time: "13:00", text: `Three rules in fifteen minutes` },
        { time: "13:20", text: `First game, with Ito going round` },
        { time: "14:00", text: `Tea, and the moves we wish we had back` },
        { time: "14:20", text: `Second game, new opponent` },
        { time: "15:00", text: `Stones back in their bowls` },
      ],
      bring: bringToDoma.en,
      cancellation: lateCancellation.en,
    },
  },
};
