import type { EventSeed } from "./event-seed.ts";

const questions = {
  ja: [
    {
      key: "game",
      label: `いちばん楽しみな種目`,
      required: false,
      choices: [
        { key: "radish", label: `だいこん競走` },
        { key: "garden", label: `さいころ庭園` },
        { key: "kite", label: `凧あげ名人` },
      ],
    },
  ],
  en: [
    {
      key: "game",
      label: `Which game are you looking forward to most?`,
      required: false,
      choices: [
        { key: "radish", label: `The Radish Race` },
        { key: "garden", label: `Dice Garden` },
        { key: "kite", label: `Kite Masters` },
      ],
    },
  ],
};

export const unhurriedChampionship: EventSeed = {
  slug: "unhurried-championship",
  cover: { palette: "yamabuki", composition: "track" },
  venue: "kanda-river-hall",
  host: "tanaka-yuki",
  week: 5,
  weekday: 6,
  doors: "10:00",
  from: "10:30",
  until: "17:00",
  tags: ["family", "beginner", "taught", "alone", "english"],
  fee: 2000,
  ships: true,
  games: ["radish-race", "dice-garden", "kite-masters"],
  guides: ["tanaka-yuki", "anna-kimura", "mori-chihiro", "hanaoka-shigeru", "lee-mei"],
  sessions: [
    {
      from: "10:30",
      until: "12:30",
      capacity: 20,
      maxSeats: 4,
      seatsTaken: 19,
      language: "both",
      name: { ja: "朝組の予選", en: "Morning heats" },
    },
    {
      from: "13:00",
      until: "15:00",
      capacity: 20,
      maxSeats: 4,
      seatsTaken: 8,
      language: "both",
      name: { ja: "昼組の予選", en: "Afternoon heats" },
    },
  ],
  text: {
    ja: {
      questions: questions.ja,
      title: `神田川ホールで一日かけて、いちばん楽しそうに負けた人にも賞がある、『だいこん競走』『さいころ庭園』『凧あげ名人』三種目の、急がない人のための第三回 卓上のんびり選手権`,
      summary: `強い人を決める大会ではありますが、それだけでは終わりません。三種目の予選と決勝を、川べりのホールで。`,
      body: `この大会の日だけは、卓上ハウスを出て、神田川ホールをお借りします。名前の長い大会ですが、決めることは二つだけです。いちばん強かった人と、いちばん楽しそうに負けた人。賞状の大きさは、あとのほうがすこし大きくなっています。

種目は三つ。八百屋をめざす『だいこん競走』、出た目で庭をつくる『さいころ庭園』、風を読んで糸をのばす『凧あげ名人』。どれも15分から30分で、はじめての方でも、運がよければ決勝に残れます。運の悪い方には、もうひとつの賞があります。

## 進みかた

朝組か昼組の、どちらかの予選に出てください。三種目をひとまわりして、合計の上から八人が15:30の決勝へ。予選で終わった方は、決勝の卓を囲んで応援します。応援の声は、点になりません。

考える時間に、制限はありません。ただ、一手に三分かかったら、係の花岡がお茶をついでまわります。お茶が三杯になった方には、**のんびり賞**をさしあげます。

年が明けたら、全員の成績と負けっぷりを刷った**記念の手ぬぐい**を、ご予約の方あてに郵便でお送りします。お申しこみのときに、お届け先をえらんでください。

## 会場のこと

いつもの卓上ハウスとは、場所がちがいます。神田川ホールは4階で、**エレベーターがあり、段差はありません**。車いすの方も、どの卓にもすわれます。英語の説明は、リーと木村がうかがいます。`,
      room: `神田川ホール 4F`,
      feeNote: `お茶飲みほうだい・当日払い`,
      flow: [
        { time: "10:00", text: `開場` },
        { time: "10:30", text: `朝組の予選。三種目をひとまわり` },
        { time: "12:30", text: `お昼休み。川べりでどうぞ` },
        { time: "13:00", text: `昼組の予選` },
        { time: "15:30", text: `決勝。八人と、応援の全員で` },
        { time: "16:30", text: `表彰。強かった人から、楽しそうだった人まで` },
      ],
      bring: `- QRチケットと参加費
- お昼ごはん。ホールの中でも食べられます

靴のままで遊べます。会場は卓上ハウスではありませんので、お出かけのまえに地図をごらんください。`,
      cancellation: `**前日の22:00まで**は無料です。それよりあとは、料金の半額（一般の席は1,000円）を、次に卓上ハウスへいらしたときにいただきます。

のんびり選手権ですが、取り消しだけは早めにお願いします。期限のあとでも、席は返せます。警報の出ている日は、いただきません。`,
    },
    en: {
      questions: questions.en,
      title: `The Third Takujo Unhurried Championship, a whole day of The Radish Race, Dice Garden and Kite Masters at Kanda River Hall for people who are in no hurry at all, with a prize for whoever loses most happily`,
      summary: `We do find out who is best, but that's not the end of it. Heats and a final in three games, in a hall by the river.`,
      body: `For this one day we leave our own house and rent Kanda River Hall. The name is long, but only two things get decided: who played best, and who looked happiest losing. The second certificate is slightly bigger.

There are three games. In **The Radish Race** you run for the greengrocer's, in **Dice Garden** you plant what you roll, and in **Kite Masters** you read the wind and mind the other strings. Each takes fifteen to thirty minutes. With luck, a beginner can reach the final. Without luck, there's the other prize.

## How the day goes

Reserve either the morning or the afternoon heats. You play all three games once. The best eight totals meet in the final at 15:30, and everyone else stands around the table and cheers. Cheering scores no points.

There's no clock. If a turn takes you three minutes, though, Hanaoka comes round and pours you tea. Three cups on a single day earn you the **Unhurried Prize**.

In the new year we post a **souvenir tenugui**, printed with everyone's scores and finest defeats, to whoever made the reservation. You choose the address when you reserve.

## A different place

This isn't at Takujo House. The hall is on the fourth floor with **a lift and no steps**, and every table works for wheelchair users. Lee Mei and Anna Kimura explain everything in English.`,
      room: `Kanda River Hall, 4th floor`,
      feeNote: `As much tea as you like, pay at the door`,
      flow: [
        { time: "10:00", text: `Doors open` },
        { time: "10:30", text: `Morning heats, all three games` },
        { time: "12:30", text: `Lunch, by the river if it's fine` },
        { time: "13:00", text: `Afternoon heats` },
        { time: "15:30", text: `The final: eight players and everyone cheering` },
        { time: "16:30", text: `Prizes, from the strongest to the happiest` },
      ],
      bring: `- Your QR ticket and the fee
- Lunch. You may eat in the hall

Shoes stay on. This isn't our usual address, so look at the map before you set out.`,
      cancellation: `Free until **22:00 the day before**. After that it's half the price of your seat (¥1,000 for a standard one), settled the next time you come to Takujo House.

Be unhurried about everything except canceling. You can still give seats back after the deadline, and nothing is owed on days with a weather warning.`,
    },
  },
};
