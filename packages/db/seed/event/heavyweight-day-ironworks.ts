import type { EventSeed } from "./event-seed.ts";
import { bringToHall, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

const afternoon = { from: "13:00", until: "17:20", name: { ja: "昼の部", en: "Afternoon" } };
const evening = { from: "17:40", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

export const heavyweightDayIronworks: EventSeed = {
  slug: "heavyweight-day-ironworks",
  cover: { palette: "sumi", composition: "cubes" },
  venue: "takujo-house-kanda",
  series: "heavyweight-day",
  host: "miura-satoru",
  week: -3,
  weekday: 6,
  doors: "12:40",
  from: "13:00",
  until: "22:00",
  tags: ["heavy", "taught", "alone", "english"],
  fee: 2800,
  games: ["ironworks-and-cherry", "nine-shrines"],
  guides: ["miura-satoru", "ito-ren"],
  sessions: [
    {
      ...afternoon,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 4,
      table: { letter: "い", game: "ironworks-and-cherry", guide: "miura-satoru" },
      language: "both",
    },
    {
      ...afternoon,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 3,
      table: { letter: "ろ", game: "nine-shrines", guide: "ito-ren" },
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 3,
      table: { letter: "い", game: "ironworks-and-cherry", guide: "miura-satoru" },
      language: "both",
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 2,
      table: { letter: "ろ", game: "nine-shrines", guide: "ito-ren" },
    },
  ],
  text: {
    ja: {
      title: `半日の重量級　製鉄所と桜`,
      summary: `炉に火を入れるか、一本の桜を残すか。ひとつの盤に半日かける、重量級の日です。`,
      body: `『製鉄所と桜』では、炉をふやせば町がうるおい、煙がふえると桜が咲きません。点になるのは鉄ですが、最後に数えるのは花です。終わるころには、煙突の風下に残った一本の木のことを、卓の全員が気にしています。

となりのろ卓は『九つの社』。山あいの社を季節の順にめぐる、音の少ないゲームです。囲碁六段の伊藤が案内します。読みの深さに自信のある方は、どうぞこちらへ。

## 重いゲームが、はじめての方へ

ルールの説明に40分をかけます。全部を覚える必要はありません。**最初の一手で何ができるか**だけわかれば、あとは進みながら思いだせます。手が止まったら、三浦が「いまできることは三つです」と整理します。四つのときもあります。

## 休憩は、ふたつ

昼の部と夜の部のそれぞれに、長めの休憩を入れます。窓をあけて、銭湯の湯気をながめてください。たいていの妙案は、盤から離れたときに浮かびます。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "12:40", text: `開場。お茶をどうぞ` },
        { time: "13:00", text: `昼の部。ルールの説明に40分` },
        { time: "15:30", text: `休憩。窓をあけます` },
        { time: "17:20", text: `昼の部おわり。感想戦` },
        { time: "17:40", text: `夜の部。説明は、もう一度はじめから` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: bringToHall.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `Half a day with a heavyweight: Ironworks and Cherry Trees`,
      summary: `Light another furnace, or spare the tree? One big board, and half a day to think about it.`,
      body: `In **Ironworks and Cherry Trees** every furnace makes your town richer, and every chimney costs it blossom. Iron is what you earn. Flowers are what you count at the end, and by the last round the whole table is worrying about a single tree downwind.

Table ろ (ro) plays **Nine Shrines**, a quieter pilgrimage through the mountains in the order of the seasons. Ito, who is a 6-dan at go, teaches that one in Japanese. Miura teaches at Table い (i) in Japanese and English.

## If this is your first heavy game

We spend forty minutes on the rules and you needn't hold on to all of them. Once you know **what you can do on your first turn**, the rest comes back as you play. When you get stuck, Miura will tell you that there are three things you can do. Sometimes there are four.

## Two proper breaks

Each half of the day has a long pause. We open the windows, and you can watch the steam from the bath house. Most good ideas arrive when you aren't looking at the board.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "12:40", text: `Doors open. Tea is ready` },
        { time: "13:00", text: `Afternoon tables: forty minutes of rules, then play` },
        { time: "15:30", text: `Break, windows open` },
        { time: "17:20", text: `Afternoon ends. Talk it over` },
        { time: "17:40", text: `Evening tables, with the rules from the beginning` },
        { time: "22:00", text: `Good night` },
      ],
      bring: bringToHall.en,
      cancellation: lateCancellation.en,
    },
  },
};
