import type { EventSeed } from "./event-seed.ts";
import { bringToDoma, lateCancellation, rooms } from "./standard-texts.ts";

const evening = { from: "19:00", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

export const teaRoadEvening: EventSeed = {
  slug: "tea-road-evening",
  cover: { palette: "kurumi", composition: "table" },
  venue: "takujo-house-kanda",
  host: "yukino-ai",
  week: -1,
  weekday: 2,
  doors: "18:30",
  from: "19:00",
  until: "22:00",
  tags: ["beginner", "taught", "alone", "english"],
  fee: 1500,
  games: ["tea-road"],
  guides: ["yukino-ai", "tanaka-yuki"],
  sessions: [
    {
      ...evening,
      capacity: 4,
      maxSeats: 2,
      seatsTaken: 3,
      table: { letter: "い", game: "tea-road", guide: "yukino-ai" },
      language: "both",
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 2,
      seatsTaken: 2,
      table: { letter: "ろ", game: "tea-road", guide: "tanaka-yuki" },
    },
  ],
  text: {
    ja: {
      title: `『茶の道』を、茶を飲みながら`,
      summary: `宿場に着くたびに、お茶を一杯。ゲームの道のりを、舌でもたどる火曜の小さな会です。`,
      body: `『茶の道』は、茶どころから都まで、宿場をたどって新茶を運ぶゲームです。早く着くほど高く売れますが、雨の日に歩くと茶がしめります。天気の札を読みながら、進むか、泊まるかを決めていきます。

この夜は、宿場に着くたびに、雪野がお茶を一杯いれます。茶どころでは青く、峠をこえると香ばしく、都に着くころにはずいぶん濃い。遅れて着いた人のお茶は、すこし冷めています。ルールブックには書いてありませんが、なかなかよい罰だと思っています。

## 小さな会です

卓は二つ、席は八つだけ。火曜の夜は土間がしずかなので、札をめくる音がよく聞こえます。仕事の帰りに、ひとりでふらりと来る方の多い会です。

い卓では、英語でも説明します。お茶の名前は、どちらの言葉でもむずかしいので、紙に書いてお渡しします。`,
      room: rooms.doma.ja,
      feeNote: `お茶六杯つき・当日払い`,
      flow: [
        { time: "18:30", text: `開場。一杯めは、白湯です` },
        { time: "19:00", text: `ルールの説明（20分）` },
        { time: "19:20", text: `出発。宿場に着くたびに一杯` },
        { time: "21:20", text: `都に到着。点数と、お茶の答えあわせ` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `The Tea Road, with tea`,
      summary: `Each time you reach an inn, you get a cup of tea. A small gathering on a Tuesday evening.`,
      body: `In **The Tea Road** you carry the first leaves of the year from the hills to the capital, one inn at a time. The early load sells best, unless you walk it through the rain, so you watch the weather and decide each morning whether to set out.

On this evening, whenever someone reaches an inn, Yukino pours a cup. It's green in the hills, toasted after the pass, and very strong by the time you see the capital. If you arrive late, your cup has gone lukewarm. That isn't in the rule reserve, but we think it should be.

## A small one

Two tables and eight seats. The doma is quiet on Tuesdays and you can hear every card. Many people come alone, straight from work.

Yukino teaches Table い (i) in English as well as Japanese. The names of the teas are hard in any language, so we'll write them down for you.`,
      room: rooms.doma.en,
      feeNote: `Six cups of tea included, pay at the door`,
      flow: [
        { time: "18:30", text: `Doors open. The first cup is hot water` },
        { time: "19:00", text: `Rules, about twenty minutes` },
        { time: "19:20", text: `Set out, with a cup at every inn` },
        { time: "21:20", text: `The capital: scores, and what you've been drinking` },
        { time: "22:00", text: `Good night` },
      ],
      bring: bringToDoma.en,
      cancellation: lateCancellation.en,
    },
  },
};
