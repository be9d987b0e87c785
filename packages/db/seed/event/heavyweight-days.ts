import type { EventSeed, SessionSeed } from "./event-seed.ts";
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

const terra = { letter: "い", game: "terra-pioneers", guide: "miura-satoru" };
const canal = { letter: "ろ", game: "grand-canal-1640", guide: "tanaka-yuki" };
const shrines = { letter: "は", game: "nine-shrines", guide: "mori-chihiro" };
const ironworks = { letter: "に", game: "ironworks-and-cherry", guide: "lee-mei" };

const sessions: SessionSeed[] = [
  { ...afternoon, capacity: 4, maxSeats: 4, seatsTaken: 2, table: terra, language: "both" },
  { ...afternoon, capacity: 5, maxSeats: 4, seatsTaken: 4, table: canal },
  { ...afternoon, capacity: 4, maxSeats: 4, seatsTaken: 4, table: shrines },
  { ...afternoon, capacity: 4, maxSeats: 4, seatsTaken: 2, table: ironworks, language: "both" },
  { ...evening, capacity: 4, maxSeats: 4, seatsTaken: 3, table: terra, language: "both" },
  { ...evening, capacity: 5, maxSeats: 4, seatsTaken: 2, table: canal },
  { ...evening, capacity: 4, maxSeats: 4, seatsTaken: 1, table: shrines },
  { ...evening, capacity: 4, maxSeats: 4, seatsTaken: 0, table: ironworks, language: "both" },
];

const questions = {
  ja: [
    {
      key: "experience",
      label: `重いゲームの経験`,
      required: true,
      choices: [
        { key: "first", label: `はじめて` },
        { key: "few", label: `数回ある` },
        { key: "often", label: `よく遊ぶ` },
      ],
    },
    { key: "explain", label: `とくに説明してほしいこと`, required: false },
  ],
  en: [
    {
      key: "experience",
      label: `Have you played heavy games before?`,
      required: true,
      choices: [
        { key: "first", label: `This is my first` },
        { key: "few", label: `A few times` },
        { key: "often", label: `Often` },
      ],
    },
    { key: "explain", label: `Anything you'd like explained with care`, required: false },
  ],
};

export const heavyweightDayGrandCanal: EventSeed = {
  slug: "heavyweight-day-grand-canal",
  cover: { palette: "ai", composition: "island" },
  venue: "takujo-house-kanda",
  series: "heavyweight-day",
  host: "miura-satoru",
  week: 1,
  weekday: 6,
  doors: "12:40",
  from: "13:00",
  until: "22:00",
  tags: ["heavy", "taught", "alone", "english"],
  fee: 2800,
  games: ["terra-pioneers", "grand-canal-1640", "nine-shrines", "ironworks-and-cherry"],
  guides: ["miura-satoru", "tanaka-yuki", "mori-chihiro", "lee-mei"],
  sessions,
  text: {
    ja: {
      questions: questions.ja,
      title: `半日の重量級`,
      summary: `半日かけて、ひとつの盤を深く遊ぶ日。ルールは卓ごとの案内役が最初から説明します。はじめての重量級に。`,
      body: `重いゲームは、長いのではなく深い。選ぶたびに景色がひらけて、気づけば日が暮れています。卓ごとに案内役がつき、手が止まったときは「いま何ができるか」を一緒に整理します。

ひとり参加の方が半分ほど。勝ち負けより、考える時間を楽しみたい方に向いています。

## 四つの卓

- **い卓『テラの開拓者たち』**　六角の荒れ地に道と水路をひく、重量級の入口。迷ったらここへ。
- **ろ卓『大運河 1640』**　水門と荷と、となり町との駆けひき。いちばん長く、いちばん話します。
- **は卓『九つの社』**　季節の順に社をめぐる、しずかな駆けひき。案内役の森も、この卓では小声です。
- **に卓『製鉄所と桜』**　炉をふやすか、花を残すか。英語でも説明します。

## 昼と夜、どちらにするか

昼の部と夜の部は、同じ四作です。夜の部も、説明ははじめから。つづけて両方にすわることもできますが、そのときは別の卓をおすすめします。あいだの20分で、銭湯の前の空気を吸ってきてください。

考える時間は、はかりません。卓には、亀の[キッコ](/character/kikko)の名札を立てておきます。「急がなくていい」の合図です。`,
      room: rooms.hall.ja,
      feeNote: `1席・お茶つき・当日払い。昼と夜は、それぞれに`,
      flow: [
        { time: "12:40", text: `開場。お茶をどうぞ` },
        { time: "13:00", text: `昼の部。ルールの説明（約40分）` },
        { time: "13:40", text: `遊びはじめ。途中に休憩をはさみます` },
        { time: "17:10", text: `感想戦。点数より、いい手の話を` },
        { time: "17:40", text: `夜の部。説明から、もう一度` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: `${bringToHall.ja}

途中でおなかがすきます。食べものは、休憩のあいだに、卓からすこし離れたベンチでどうぞ。`,
      cancellation: `**前日の22:00まで**は無料です。それよりあとは、料金の半額（一般の席は1,400円）を、次にいらしたときにいただきます。当日の連絡は、LINE（@takujo-kanda）へどうぞ。

四人の卓から一人ぬけると、盤の広さが変わってしまいます。行けないとわかったら、期限のあとでも席を返してください。警報の出ている日は、いただきません。`,
    },
    en: {
      questions: questions.en,
      title: `Half a day with a heavyweight`,
      summary: `One board, played slowly and well. A guide at every table teaches the rules from the start, so it's a fine place for your first big game.`,
      body: `Heavy games aren't long so much as deep. Each choice opens a new view, and then you notice it's dark outside. Every table has a guide, and when you stall we'll help you sort out what you can do right now.

About half the people come alone. It suits you if you like the thinking more than the winning.

## Four tables

- **Table い (i), Pioneers of Terra.** Roads and water across a wilderness of hexagons. If you can't decide, sit here. Taught in English or Japanese.
- **Table ろ (ro), Grand Canal 1640.** Locks, freight, and bargaining with the next town. The longest, and the most talkative.
- **Table は (ha), Nine Shrines.** A pilgrimage in the order of the seasons, and a quiet contest over who arrives first. In Japanese.
- **Table に (ni), Ironworks and Cherry Trees.** One more furnace, or the blossom? Taught in English.

## Afternoon or evening?

Both halves offer the same four games, and the evening starts from the rules again. You may reserve both, though we'd suggest a different table. There are twenty minutes in between for some air outside the bath house.

Nobody times your turns. [Kikko](/character/kikko) the tortoise stands by every sign, and she is never in a hurry.`,
      room: rooms.hall.en,
      feeNote: `Per seat and half day, tea included, pay at the door`,
      flow: [
        { time: "12:40", text: `Doors open. Tea is ready` },
        { time: "13:00", text: `Afternoon tables: about forty minutes of rules` },
        { time: "13:40", text: `Play, with a break along the way` },
        { time: "17:10", text: `Talk it over. Good moves first, scores later` },
        { time: "17:40", text: `Evening tables, with the rules from the beginning` },
        { time: "22:00", text: `Good night` },
      ],
      bring: `${bringToHall.en}

You'll get hungry. Bring something for the break, and eat it on the bench, a little away from the boards.`,
      cancellation: `Free until **22:00 the day before**, then half the price of your seat (¥1,400 for a standard one), settled the next time you come. On the day itself, a line to @takujo-kanda on LINE helps us.

A table for four is a different game with three. If you can't come, please give your seat back, even late. Nothing is owed on days with a weather warning.`,
    },
  },
};
