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
  tags: ["taught", "alone", "english"],
  fee: 1800,
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
      table: { letter: "ろ", game: "compass-and-crown", guide: "lee-mei", inEnglish: true },
    },
  ],
  text: {
    ja: {
      title: `『羅針盤と王冠』海図をつなぐ日`,
      summary: `二つの卓で描いた海図を、最後に一枚につなげます。海の真ん中で、王さまどうしが出会うかもしれません。`,
      body: `『羅針盤と王冠』は、船を出して、まだ線のない海図を埋めていくゲームです。島を見つけたら名前をつけ、王冠を置けば自分の国になります。ふつうは一つの卓で終わりますが、この日は二つの卓で別々の海を描き、終わってから東と西をつなげます。

つないだところで航路が合えば、両方の卓に点が入ります。合わなければ、世界の果てということにします。どちらの卓が勝ったのかは、正直なところ、田中にもうまく数えられません。

## はじめての方へ

説明は30分ほどです。地図の読み書きが好きな方なら、きっと楽しめます。前に遊んだことのある方は、島の名づけで実力を発揮してください。これまでに名づけられた島のうち、いちばん評判がよかったのは「たぶん島」です。

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

変更のあとに予約してくださった方は、いつもどおり前日の22:00まで無料、それよりあとは参加費の半額（900円）です。警報の出ている日は、いただきません。`,
      notice: `土曜から、翌日の日曜に変わりました。広間の梁の点検が土曜に入ったためです。時間と卓はそのままで、いただいている予約も新しい日に移しました。日曜に来られない方は、マイページから席を返してください。期限にかかわらず、参加費はいただきません。`,
    },
    en: {
      title: `Compass and Crown: joining the charts`,
      summary: `Two tables draw two halves of an ocean and put them together at the end. Somewhere in the middle, kings may meet.`,
      body: `In **Compass and Crown** you send out ships and fill in an empty chart. Find an island and you name it. Set down a crown and it's yours. A game usually ends at one table, but on this day two tables chart two seas, and afterwards we lay east against west.

Where the routes line up, both tables score. Where they don't, we declare it the edge of the world. As for who has won, Tanaka admits to never having counted it the same way twice.

## If you're new to it

The rules take about half an hour. If you like maps you'll be happy. If you've played before, show your skill in the naming of islands. The most admired so far is called Probably.

## Table ろ in English

Lee Mei teaches Table ろ in English, and Tanaka teaches Table い in Japanese. Name your islands in any language you like. When east and west don't match, the finished chart looks all the more convincing.`,
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

If you booked after the change, the usual applies: free until 22:00 the day before, then half the fee (¥900). Nothing is owed on days with a weather warning.`,
      notice: `Moved from Saturday to the next day, Sunday, because the beams of the hall are being inspected on the Saturday. The hours and tables stay as they were, and your booking has moved with them. If Sunday doesn't suit you, give your seats back from your account. You'll owe nothing, whenever you do it.`,
    },
  },
};
