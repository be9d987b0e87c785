import type { EventSeed } from "./event-seed.ts";
import { bringToHall, rooms, teaIncluded } from "./standard-texts.ts";

const allDay = { from: "13:00", until: "18:00", name: { ja: "午後の部", en: "Afternoon" } };

export const compassAndCrownChartDay: EventSeed = {
  slug: "compass-and-crown-chart-day",
  cover: { palette: "tokiwa", composition: "sea" },
  venue: "takujo-house-kanda",
  host: "tanaka-yuki",
  week: 3,
  weekday: 7,
  doors: "12:40",
  from: "13:00",
  until: "18:00",
  movedByDays: 1,
  tags: ["heavy", "taught", "alone", "english"],
  fee: 2800,
  state: "changed",
  games: ["compass-and-crown"],
  guides: ["tanaka-yuki", "lee-mei"],
  sessions: [
    {
      ...allDay,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 3,
      table: { letter: "い", game: "compass-and-crown", guide: "tanaka-yuki" },
    },
    {
      ...allDay,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 1,
      table: { letter: "ろ", game: "compass-and-crown", guide: "lee-mei" },
      language: "both",
    },
  ],
  text: {
    ja: {
      title: `『羅針盤と王冠』ふたつの海図をつなぐ日`,
      summary: `二つの卓で描いた海図を、最後に一枚につなげます。王への報告が合っているかどうかは、また別の話です。`,
      body: `『羅針盤と王冠』は、地図の白いところへ船を出し、帰ってきて王に報告するゲームです。見てきたとおりに話す義務は、とくにありません。ふつうは一つの卓で終わりますが、この日は二つの卓で別々の海を描き、終わってから東と西をつなげます。

つないだところで岸の線が合えば、どちらの報告もほんとうだったことになります。合わなければ、世界の果てということにします。どちらの卓が勝ったのかは、正直なところ、田中にもうまく数えられません。

## はじめての方へ

説明は30分ほど。航海と宮廷、二つの盤を行き来しますが、最初の一時間は海だけ見ていれば足ります。前に遊んだことのある方は、島の名づけで実力を発揮してください。これまでに名づけられた島のうち、いちばん評判がよかったのは「たぶん島」です。

## ろ卓は、英語でも

ろ卓では、リーが英語で説明します。島の名前は、どの言葉でつけてもかまいません。東と西で言葉がちがうと、つないだときの海図が、いっそうそれらしく見えます。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "12:40", text: `開場` },
        { time: "13:00", text: `ルールの説明（30分）` },
        { time: "13:30", text: `出航` },
        { time: "15:20", text: `寄港。お茶とおやつ` },
        { time: "15:40", text: `ふたたび海へ` },
        { time: "17:20", text: `二枚の海図をつなぎます` },
      ],
      bring: bringToHall.ja,
      cancellation: `日を変えましたので、新しい日に来られない方は、**いつ取り消しても参加費をいただきません**。

変更のあとに予約してくださった方は、いつもどおり前日の22:00まで無料、それよりあとは料金の半額（一般の席は1,400円）です。警報の出ている日は、いただきません。`,
      notice: `土曜から、翌日の日曜に変わりました。広間の梁の点検が土曜に入ったためです。時間と卓はそのままで、いただいている予約も新しい日に移しました。日曜に来られない方は、マイページから席を返してください。期限にかかわらず、参加費はいただきません。`,
    },
    en: {
      title: `Compass and Crown: joining the charts`,
      summary: `Two tables draw two halves of an ocean and put them together at the end. Whether either king was told the truth is another matter.`,
      body: `In **Compass and Crown** you sail off the edge of the map, come home, and report to the king. Nothing says your report has to match your voyage. A game usually ends at one table, but on this day two tables chart two seas, and afterwards we lay east against west.

Where the coastlines meet, both reports must have been true. Where they don't, we declare it the edge of the world. As for who has won, Tanaka admits to never having counted it the same way twice.

## If you're new to it

The rules take about half an hour. There are two boards, one at sea and one at court, and for the first hour the sea is enough. If you've played before, show your skill in the naming of islands. The most admired so far is called Probably.

## Table ろ (ro) in English

Lee Mei teaches Table ろ (ro) in English, and Tanaka teaches Table い (i) in Japanese. Name your islands in any language you like. When east and west don't match, the finished chart looks all the more convincing.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "12:40", text: `Doors open` },
        { time: "13:00", text: `Rules, about half an hour` },
        { time: "13:30", text: `Set sail` },
        { time: "15:20", text: `In port: tea and something sweet` },
        { time: "15:40", text: `Back to sea` },
        { time: "17:20", text: `The two charts become one` },
      ],
      bring: bringToHall.en,
      cancellation: `Because we changed the day, anyone who can't make the new one may cancel **at any time and owes nothing**.

If you reserved after the change, the usual applies: free until 22:00 the day before, then half the price of your seat (¥1,400 for a standard one). Nothing is owed on days with a weather warning.`,
      notice: `Moved from Saturday to the next day, Sunday, because the beams of the hall are being inspected on the Saturday. The hours and tables stay as they were, and your reservation has moved with them. If Sunday doesn't suit you, give your seats back from your account. You'll owe nothing, whenever you do it.`,
    },
  },
};
