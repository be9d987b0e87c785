import type { EventSeed } from "./event-seed.ts";
import { bringToHall, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

const afternoon = { from: "14:00", until: "18:00", name: { ja: "午後の部", en: "Afternoon" } };

export const nightTrainsAndSnow: EventSeed = {
  slug: "night-trains-and-snow",
  cover: { palette: "sumi", composition: "track" },
  venue: "takujo-house-kanda",
  host: "miura-satoru",
  week: -2,
  weekday: 6,
  doors: "13:40",
  from: "14:00",
  until: "18:00",
  tags: ["taught", "alone"],
  fee: 1800,
  state: "cancelled",
  games: ["night-train-north", "snow-country-post"],
  guides: ["miura-satoru", "yukino-ai"],
  sessions: [
    {
      ...afternoon,
      capacity: 4,
      maxSeats: 3,
      seatsTaken: 0,
      table: { letter: "い", game: "night-train-north", guide: "miura-satoru" },
    },
    {
      ...afternoon,
      capacity: 4,
      maxSeats: 3,
      seatsTaken: 0,
      table: { letter: "ろ", game: "snow-country-post", guide: "yukino-ai" },
    },
  ],
  text: {
    ja: {
      title: `夜汽車と雪国のゲーム会`,
      summary: `『夜汽車は北へ』と『雪国郵便』。乗って、降りて、届ける、旅の二作を遊びます。`,
      body: `汽車に乗るゲームと、手紙を届けるゲーム。別々の作者の二作ですが、となりあわせに置くと、ひとつの旅のように思えてきます。『夜汽車は北へ』で北の駅に着いたら、そこから『雪国郵便』の橇が出る。勝手にそう決めて、二つの卓をつなぎました。

い卓は『夜汽車は北へ』。夜のあいだに客車をつなぎかえ、乗せた人をそれぞれの駅で降ろしていきます。朝までに降ろせなかったぶんは、失点です。窓の外の景色の札が、とてもいい絵です。

ろ卓は『雪国郵便』。雪にとざされた村へ、手紙と小包をとどけます。配る順番をまちがえると、自分の足あとが自分の道をふさぎます。

## 手紙は、声に出して

『雪国郵便』は60分ほどですので、二回遊びます。二回めは、配った手紙を声に出して読んでいただきます。となりの汽車の卓にも、すこし聞こえるくらいの声で。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "13:40", text: `開場` },
        { time: "14:00", text: `ルールの説明（20分）` },
        { time: "14:20", text: `汽車は発車、郵便は配達へ` },
        { time: "16:00", text: `駅でひと休み。お茶をどうぞ` },
        { time: "16:20", text: `汽車はつづきから、郵便は二回め。18:00におひらき` },
      ],
      bring: bringToHall.ja,
      cancellation: lateCancellation.ja,
      notice: `当日の朝9:00に千代田区へ大雨警報が出ていたため、この会はお休みにしました。予約は自動で取り消しになっています。参加費はかかりません。ひらきなおす日が決まりましたら、このページでお知らせします。電車のゲームの日に電車を心配することになり、残念です。`,
    },
    en: {
      title: `Night trains and snow`,
      summary: `Night Train North and Snow Country Post: two games about setting out, getting off and delivering things.`,
      body: `One game is about riding a train and the other is about carrying letters. They come from different designers, but set side by side they feel like one journey. You reach the last station in **Night Train North**, and there the sleigh from **Snow Country Post** is waiting. At least, we've decided so.

At Table い (i) you couple and uncouple carriages through the night and try to put every passenger down in the right town before dawn. The cards for the view from the window are worth losing a turn to look at.

At Table ろ (ro) you deliver letters to villages under deep snow. Go round in the wrong order and your own tracks block your way home.

## Letters, read aloud

Snow Country Post takes about an hour, so that table plays it twice. The second time you read each letter aloud, just loud enough for the train to hear.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "13:40", text: `Doors open` },
        { time: "14:00", text: `Rules, about twenty minutes` },
        { time: "14:20", text: `The train departs, the post sets out` },
        { time: "16:00", text: `A stop for tea` },
        { time: "16:20", text: `The train goes on, the post goes round again, until 18:00` },
      ],
      bring: bringToHall.en,
      cancellation: lateCancellation.en,
      notice: `A heavy-rain warning was in force for Chiyoda ward at 9:00 that morning, so we did not open. All reservations were canceled for you and nothing is owed. When we have a new date it will appear on this page. We are sorry to have called off a day about trains because of the trains.`,
    },
  },
};
