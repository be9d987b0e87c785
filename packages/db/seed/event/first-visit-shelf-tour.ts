import type { EventSeed } from "./event-seed.ts";

export const firstVisitShelfTour: EventSeed = {
  slug: "first-visit-shelf-tour",
  cover: { palette: "tokiwa", composition: "portrait" },
  venue: "takujo-house-kanda",
  host: "tanaka-yuki",
  week: 2,
  weekday: 2,
  doors: "18:40",
  from: "19:00",
  until: "20:30",
  tags: ["beginner", "alone", "taught", "english"],
  fee: 0,
  games: ["animal-bridge", "six-merchants", "trading-flowers"],
  guides: ["tanaka-yuki", "yukino-ai"],
  sessions: [
    {
      from: "19:00",
      until: "20:30",
      capacity: 10,
      maxSeats: 2,
      seatsTaken: 4,
      language: "both",
      name: { ja: "棚めぐり", en: "Shelf tour" },
    },
  ],
  text: {
    ja: {
      title: `はじめての方の、棚めぐりと一卓め`,
      summary: `ゲームの棚を案内役と歩いて、一つだけ遊んで帰る90分。はじめての方は、無料です。`,
      body: `棚の前に立つと、たいていの方が黙ります。箱がずらりと、どれもこちらを向いているからです。「何がわからないのかも、わからない」。そういう方のための会です。

前半は、田中といっしょに棚を歩きます。箱の側面には、人数・時間・年齢・重さが、どれも同じ順にならんでいます。これが読めるようになると、棚がきゅうに地図に見えてきます。気になった箱は、あけてみてかまいません。コマのにおいをかぐ方もいます。

後半は、全員で相談して一つだけえらび、遊びます。案内役は口を出しません。えらぶところからが、遊びです。

## なぜ無料なのですか

はじめての一回で、合うかどうかはわからないからです。わからないものにお金をいただくのは、落ちつきません。二回めにいらしたとき、参加費をお払いください。

## 段差のこと

棚は一階と二階にあります。二階へは階段だけですので、のぼらない方には、二階の箱を土間へはこんでお見せします。雪野が英語でもご案内します。`,
      room: `1F 土間から2F 広間の棚へ`,
      feeNote: `無料・お茶つき`,
      flow: [
        { time: "18:40", text: `開場。受付のコマの札が目じるしです` },
        { time: "19:00", text: `箱の側面の読みかた` },
        { time: "19:15", text: `棚めぐり。一階から二階へ` },
        { time: "19:45", text: `相談して、一つえらぶ` },
        { time: "19:50", text: `一卓め` },
        { time: "20:30", text: `おひらき。残って遊んでいってもかまいません` },
      ],
      bring: `とくにありません。QRチケットだけ、駅でいちどひらいておいてください。

二階の棚の前では靴をぬぎます。`,
      cancellation: `無料の会ですので、いつ取り消してもお金はかかりません。ただ、席は10だけです。行けなくなったら、マイページから返していただけると、次の方が来られます。`,
    },
    en: {
      title: `First visit: a walk along the shelves, and one game`,
      summary: `Walk along the shelf with a guide, choose one together and play it. Ninety minutes, free for first-time visitors.`,
      body: `People go quiet in front of our shelves. There are so many boxes, and all of them are looking at you. If you don't even know what to ask, this evening is for you.

First you walk along with Tanaka. The side of each box lists players, minutes, age and weight, always in that order, and once you can read it the shelf turns into a map. Open anything you like. Some people smell the pieces.

Then the group picks one game and plays it. Your guides won't help you choose. Choosing is the first part of playing.

## Why is it free?

You can't tell from one evening whether this is for you, and we don't like to charge for a guess. Pay us the second time.

## Language and stairs

Yukino comes along and explains in English. The shelves are on both floors, and there are only stairs between them. If you'd rather stay down, we'll carry boxes down to you.`,
      room: `From the doma to the shelves upstairs`,
      feeNote: `Free, tea included`,
      flow: [
        { time: "18:40", text: `Doors open. Look for the sign with Koma on it` },
        { time: "19:00", text: `How to read the side of a box` },
        { time: "19:15", text: `Along the shelves, downstairs and up` },
        { time: "19:45", text: `Agree on one game` },
        { time: "19:50", text: `Your first table` },
        { time: "20:30", text: `The end, or stay and play on` },
      ],
      bring: `Nothing in particular. Open your QR ticket once before you leave the station.

Shoes come off at the shelves upstairs.`,
      cancellation: `It's free, so nothing is ever owed. There are only ten places, though. If you can't come, give yours back from your account and somebody else will be glad of it.`,
    },
  },
};
