import type { EventSeed } from "./event-seed.ts";
import { rooms } from "./standard-texts.ts";

export const hanafudaAndSakeMoon: EventSeed = {
  slug: "hanafuda-and-sake-moon",
  cover: { palette: "shu", composition: "hanafuda" },
  venue: "takujo-house-kanda",
  series: "hanafuda-and-sake",
  host: "hanaoka-shigeru",
  week: -4,
  weekday: 5,
  doors: "18:40",
  from: "19:00",
  until: "22:00",
  tags: ["adults", "beginner", "taught", "alone"],
  fee: 3500,
  games: ["koi-koi"],
  guides: ["hanaoka-shigeru", "yukino-ai"],
  sessions: [
    {
      from: "19:00",
      until: "22:00",
      capacity: 12,
      maxSeats: 3,
      seatsTaken: 12,
      name: { ja: "夜の部", en: "Evening" },
    },
  ],
  text: {
    ja: {
      title: `花札と日本酒の夜　月見で一杯`,
      summary: `「月見で一杯」という役を、ほんとうの一杯といっしょに。20歳以上の方の夜です。`,
      body: `花札には「月見で一杯」という役があります。芒に月の札と、菊に盃の札。二枚そろえば、もう役です。覚えやすく、そして、出されるとたいへんくやしい。この夜は、その一杯をほんとうにおつぎします。

札は、案内役の花岡が祖父からゆずり受けたものを使います。角がまるくなっていて、手のなかでよくすべります。切りかたにもコツがいりますので、はじめにみんなで練習をします。

## お酒のこと

日本酒を三種、小さな盃で。役ができた人も、つくられてしまった人も、同じだけ飲みます。勝っても負けても酔いかたは同じ、というのが花岡の考える公平です。飲まない方には、花岡が麹の甘酒をあたためます。参加費は変わりませんが、おつまみが一品ふえます。

## はじめての方へ

十二の月と、それぞれの花を覚えるところからはじめます。覚えられなくても、手もとの一覧を見ながらどうぞ。二時間もすると、なぜか雨の札の悪口が言えるようになっています。`,
      room: rooms.doma.ja,
      feeNote: `日本酒三種とおつまみつき・当日払い`,
      flow: [
        { time: "18:40", text: `開場。年齢のわかるものを、受付でお見せください` },
        { time: "19:00", text: `札の切りかたと、十二の月` },
        { time: "19:30", text: `こいこい、三番勝負` },
        { time: "20:40", text: `席がえと、おつまみ` },
        { time: "21:00", text: `ふたたび三番勝負` },
        { time: "21:50", text: `月の札をならべて、おひらき` },
      ],
      bring: `- QRチケットと参加費
- **年齢のわかるもの**。20歳以上の方の会です

お酒を飲む方は、自転車や車でいらっしゃらないでください。`,
      cancellation: `前日の22:00までは無料です。お酒とおつまみを人数ぶん仕入れますので、それをすぎたら料金の半額（一般の席は1,750円）を、次にいらしたときにいただきます。警報の出ている日は、いただきません。`,
    },
    en: {
      title: `Hanafuda and sake: a cup under the moon`,
      summary: `There is a hand in koi-koi called "a cup while watching the moon". Tonight the cup is real. For ages 20 and over.`,
      body: `Put the moon over the pampas grass next to the cup in the chrysanthemums, and you have a scoring hand: *tsukimi de ippai*, a cup while watching the moon. Two cards, easy to remember, and infuriating when someone else lays them down. On this evening we pour the cup as well.

We play with cards that Hanaoka's grandfather left him. The corners have gone round and they slide in the hand, so we start by learning how to shuffle them.

## What you'll drink

Three sakes, in small cups. You drink the same amount whether you win or lose, which is Hanaoka's idea of fairness. If you don't drink, Hanaoka warms some sweet, alcohol-free amazake for you. The fee is the same, and you get an extra dish.

## Never held a hanafuda card?

We begin with the twelve months and their flowers. You don't have to memorize them: there's a chart by your hand. The teaching is in Japanese, with some help in English from Yukino. After two hours you'll find you have opinions about the rain card.`,
      room: rooms.doma.en,
      feeNote: `Three sakes and snacks included, pay at the door`,
      flow: [
        { time: "18:40", text: `Doors open. Please show your ID at reception` },
        { time: "19:00", text: `How to shuffle, and the twelve months` },
        { time: "19:30", text: `Koi-koi, best of three` },
        { time: "20:40", text: `New seats and something to eat` },
        { time: "21:00", text: `Three more rounds` },
        { time: "21:50", text: `We lay out the moons and say good night` },
      ],
      bring: `- Your QR ticket and the fee
- **ID that shows your age.** This evening is for people aged 20 and over

If you're drinking, please don't come by bicycle or car.`,
      cancellation: `Free until 22:00 the day before. We buy sake and food for each seat, so after that it's half the price of your seat (¥1,750 for a standard one), settled the next time you come. Nothing is owed on days with a weather warning.`,
    },
  },
};

const evening = { from: "19:00", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

export const hanafudaAndSakeKoiKoi: EventSeed = {
  slug: "hanafuda-and-sake-koi-koi",
  cover: { palette: "sumi", composition: "hanafuda" },
  venue: "takujo-house-kanda",
  series: "hanafuda-and-sake",
  host: "hanaoka-shigeru",
  week: 1,
  weekday: 5,
  doors: "18:40",
  from: "19:00",
  until: "22:00",
  tags: ["adults", "beginner", "taught", "alone"],
  fee: 3500,
  games: ["koi-koi"],
  guides: ["hanaoka-shigeru", "yukino-ai", "ito-ren"],
  sessions: [
    {
      ...evening,
      capacity: 3,
      maxSeats: 3,
      seatsTaken: 3,
      table: { letter: "い", game: "koi-koi", guide: "hanaoka-shigeru" },
    },
    {
      ...evening,
      capacity: 3,
      maxSeats: 3,
      seatsTaken: 2,
      table: { letter: "ろ", game: "koi-koi", guide: "yukino-ai" },
      language: "both",
    },
    {
      ...evening,
      capacity: 3,
      maxSeats: 3,
      seatsTaken: 2,
      table: { letter: "は", game: "koi-koi", guide: "ito-ren" },
    },
  ],
  text: {
    ja: {
      title: `花札と日本酒の夜`,
      summary: `「こいこい」と言うか、言わずに上がるか。盃をかたむけながら迷う金曜の夜です。20歳以上の方に。`,
      body: `役ができたとき、そこで上がってもいい。もっと大きな役をねらって「こいこい」と言ってもいい。ただし、言ったあとに相手が上がれば、こちらの点はなくなります。花札の『こいこい』は、この一言を言うかどうかのゲームです。

案内役の花岡は、祖父の札で育ちました。その祖父の口ぐせは「こいこいは、飲んでから言うな」。この会では、あえて飲みながら言っていただきます。

## 今夜の三杯

日本酒を三種、一番ごとに小さな盃で。花岡がえらぶ順番には理由があるそうですが、三杯めのころには、だいたい全員が聞きそびれています。お酒を飲まない方には、花岡が麹の甘酒をあたためます。

## はじめての方へ

卓は三つ、ひと卓に三人ずつ。札の名前を知らなくてもかまいません。十二か月の花を見ながら、最初の一番は手札をひらいたままで進めます。ろ卓では、英語でも説明します。

賭けごとではありません。点のかわりに、碁石をやりとりします。`,
      room: rooms.doma.ja,
      feeNote: `日本酒三種（または甘酒）とおつまみつき・当日払い`,
      flow: [
        { time: "18:40", text: `開場。年齢のわかるものを受付へ` },
        { time: "19:00", text: `十二か月の花と、札の切りかた` },
        { time: "19:30", text: `手札をひらいて、練習の一番。一杯め` },
        { time: "20:00", text: `こいこい。二杯めは、席がえのあとに` },
        { time: "21:20", text: `最後の三番と、三杯め` },
        { time: "22:00", text: `おひらき` },
      ],
      bring: `- QRチケットと参加費
- **年齢のわかるもの**（20歳以上の方の会です）

飲んだあとの自転車と車は、ご遠慮ください。となりの銭湯も、酔いがさめてからがおすすめです。`,
      cancellation: `**前日の22:00まで**は無料です。それよりあとは、料金の半額（一般の席は1,750円）を、次にいらしたときにいただきます。お酒は待てますが、おつまみは待てません。

期限をすぎても、席は返せます。警報の出ている日は、いただきません。`,
    },
    en: {
      title: `Hanafuda and sake`,
      summary: `Stop now and score, or say "koi-koi" and go on? A Friday of hard choices and small cups, for ages 20 and over.`,
      body: `You've made a hand. You can stop and take the points, or say *koi-koi*, "come on", and play for more. If the other player then finishes first, you get nothing. The whole game of koi-koi lives in whether you say those words.

Hanaoka grew up with the cards you'll be playing with. They belonged to a grandfather who used to warn that you should never say koi-koi after a drink. We are going to ignore him for an evening.

## Three cups

Three sakes, poured in small cups between rounds. There's a reason for the order, which Hanaoka explains, and which by the third cup nobody has quite caught. If you don't drink, Hanaoka will warm some sweet, alcohol-free amazake for you.

## If hanafuda is new to you

There are three tables of three. You don't need to know the cards: we look at the flowers of the twelve months first, and play one round with open hands. **Table ろ (ro) is taught in English.**

There's no gambling. We keep score with go stones.`,
      room: rooms.doma.en,
      feeNote: `Three sakes (or amazake) and snacks included, pay at the door`,
      flow: [
        { time: "18:40", text: `Doors open. Please show ID at reception` },
        { time: "19:00", text: `The flowers of the year, and how to shuffle` },
        { time: "19:30", text: `A practice round with open hands. First cup` },
        { time: "20:00", text: `Koi-koi. The second cup follows a change of seats` },
        { time: "21:20", text: `The last three rounds, and the third cup` },
        { time: "22:00", text: `Good night` },
      ],
      bring: `- Your QR ticket and the fee
- **ID that shows your age** (20 or over)

Please leave bicycles and cars at home if you're drinking. The bath house next door is better once you've sobered up.`,
      cancellation: `Free until **22:00 the day before**, then half the price of your seat (¥1,750 for a standard one), settled the next time you come. The sake keeps. The food doesn't.

You can give your seat back after the deadline too. Nothing is owed on days with a weather warning.`,
    },
  },
};
