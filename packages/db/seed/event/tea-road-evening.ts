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
      table: { letter: "い", game: "tea-road", guide: "yukino-ai", inEnglish: true },
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
      summary: `隊商が町に着くたびに、その町のお茶を一杯。ゲームの道のりを、舌でもたどる火曜の小さな会です。`,
      body: `『茶の道』は、山あいの産地から海辺の町まで、茶を運ぶゲームです。峠で雨にあえば葉が湿り、急げば高く売れます。荷の重さと足の速さをはかりながら、六つの町をたどっていきます。

この夜は、隊商が町に着くたびに、雪野がお茶を一杯いれます。産地では青く、峠をこえると香ばしく、海辺に着くころにはずいぶん濃い。遅れて着いた人のお茶は、すこし冷めています。ルールブックには書いてありませんが、なかなかよい罰だと思っています。

## 小さな会です

卓は二つ、席は八つだけ。火曜の夜は土間がしずかなので、さいころの音がよくひびきます。仕事の帰りに、ひとりでふらりと来る方の多い会です。

い卓では、英語でも説明します。お茶の名前は、どちらの言葉でもむずかしいので、紙に書いてお渡しします。`,
      room: rooms.doma.ja,
      feeNote: `お茶六杯つき・当日払い`,
      flow: [
        { time: "18:30", text: `開場。一杯めは、白湯です` },
        { time: "19:00", text: `ルールの説明（20分）` },
        { time: "19:20", text: `出発。町に着くたびに一杯` },
        { time: "21:20", text: `海辺の町。点数と、お茶の答えあわせ` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `The Tea Road, with tea`,
      summary: `Each time the caravan reaches a town, you drink what the town drinks. A small gathering on a Tuesday evening.`,
      body: `**The Tea Road** takes you from the hills where tea is grown to the towns on the coast. Rain on the pass spoils the leaves, and haste pays well. You balance the weight of your load against your speed through six towns.

On this evening, whenever a caravan arrives, Yukino pours a cup. It's green in the hills, toasted after the pass, and very strong by the time you smell the sea. If you arrive late, your cup has gone lukewarm. That isn't in the rule book, but we think it should be.

## A small one

Two tables and eight seats. The doma is quiet on Tuesdays and you can hear every die. Many people come alone, straight from work.

Yukino teaches Table い in English as well as Japanese. The names of the teas are hard in any language, so we'll write them down for you.`,
      room: rooms.doma.en,
      feeNote: `Six cups of tea included, pay at the door`,
      flow: [
        { time: "18:30", text: `Doors open. The first cup is hot water` },
        { time: "19:00", text: `Rules, about twenty minutes` },
        { time: "19:20", text: `Set out, with a cup at every town` },
        { time: "21:20", text: `The coast: scores, and what you've been drinking` },
        { time: "22:00", text: `Good night` },
      ],
      bring: bringToDoma.en,
      cancellation: lateCancellation.en,
    },
  },
};
