import type { EventSeed } from "./event-seed.ts";
import { bringToHall, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

const evening = { from: "16:00", until: "20:00", name: { ja: "夕の部", en: "Late afternoon" } };

export const mountainAndJourney: EventSeed = {
  slug: "mountain-and-journey",
  cover: { palette: "sora", composition: "mountain" },
  venue: "takujo-house-kanda",
  host: "miura-satoru",
  week: 2,
  weekday: 6,
  doors: "15:40",
  from: "16:00",
  until: "20:00",
  tags: ["taught", "alone", "english"],
  fee: 1800,
  games: ["mountain-echo", "night-train-north", "snow-country-post"],
  guides: ["miura-satoru", "tanaka-yuki"],
  sessions: [
    {
      ...evening,
      capacity: 5,
      maxSeats: 3,
      seatsTaken: 4,
      table: { letter: "い", game: "mountain-echo", guide: "miura-satoru" },
      language: "both",
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 3,
      seatsTaken: 4,
      table: { letter: "ろ", game: "night-train-north", guide: "tanaka-yuki" },
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 3,
      seatsTaken: 0,
      table: { letter: "は", game: "snow-country-post", guide: "yukino-ai", calledOff: true },
    },
  ],
  text: {
    ja: {
      title: `山と旅のゲーム会`,
      summary: `呼べば、こだまが返ってくる。中くらいの重さの旅のゲームを二作、夕方の広間で遊びます。`,
      body: `『山びこクロノ』では、自分の打った手が、三手おくれて山から返ってきます。うれしい手も、うっかりした手も、忘れたころに戻ってくる。登山というより、人生に近いゲームだと三浦は言います。75分で遊べる人生です。

もうひとつの卓は『夜汽車は北へ』。客車をつなぎかえながら北へ進み、乗せた人を、朝までにそれぞれの駅で降ろします。

重量級はまだ早いけれど、軽いものではすこし物足りない。そういう方に、ちょうどよい二作をえらびました。どちらも説明は20分ほど。一作をゆっくり遊んで、残った時間で短いものを出します。

## は卓のこと

予定していたは卓『雪国郵便』は、案内役の都合でお休みにしました。ご予約くださっていた方には、メールでお知らせしています。手紙は、また別の日に配ります。

## 窓の外

広間の窓は西向きです。盤に西日がさしてきたら、すだれをおろします。考えごとの顔が、すこし見えにくくなります。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "15:40", text: `開場` },
        { time: "16:00", text: `卓ごとに、ルールの説明（20分）` },
        { time: "16:20", text: `出発` },
        { time: "17:40", text: `お茶と、窓の外` },
        { time: "18:00", text: `つづき。早く終わった卓は、短いゲームを` },
        { time: "19:45", text: `感想戦。20:00におひらき` },
      ],
      bring: bringToHall.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `Mountains and journeys`,
      summary: `Shout, and the echo comes back. Two middleweight travel games upstairs as the sun goes down.`,
      body: `In **Mountain Echo**, every move you make returns from the mountain three turns later. The clever ones come back, and so do the careless ones, usually once you've forgotten them. Miura says it's less like climbing than like life. This one takes seventy-five minutes.

The other table plays **Night Train North**. You couple and uncouple carriages on the way and try to put every passenger down in the right town before dawn.

We chose these for people who aren't ready for a heavyweight and find the lighter games a little thin. The rules take about twenty minutes. We play one game slowly, with something short afterwards if there's time. Table い (i) is taught in English and Japanese, Table ろ (ro) in Japanese.

## About Table は (ha)

Snow Country Post was planned for Table は (ha), but its guide can't be there, so that table is called off. Everyone who had reserved it has been told by email. The letters will be delivered another day.

## Outside

The hall's windows face west. When the sun reaches the board we let down the blinds, and the faces people make while thinking get a little harder to read.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "15:40", text: `Doors open` },
        { time: "16:00", text: `Rules at each table, twenty minutes` },
        { time: "16:20", text: `Set out` },
        { time: "17:40", text: `Tea, and a look out of the window` },
        { time: "18:00", text: `On you go, with a short game for whoever finishes early` },
        { time: "19:45", text: `Talk it over until 20:00` },
      ],
      bring: bringToHall.en,
      cancellation: lateCancellation.en,
    },
  },
};
