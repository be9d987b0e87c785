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
