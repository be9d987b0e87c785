import type { EventSeed } from "./event-seed.ts";
import { bringToHall, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

export const prototypeNightPaperAndPen: EventSeed = {
  slug: "prototype-night-paper-and-pen",
  cover: { palette: "sora", composition: "cubes" },
  venue: "takujo-house-kanda",
  host: "tanaka-yuki",
  week: 5,
  weekday: 5,
  doors: "18:30",
  from: "19:00",
  until: "22:00",
  tags: ["new-games", "alone", "beginner", "english"],
  fee: 1000,
  games: [],
  guides: ["tanaka-yuki", "lee-mei"],
  sessions: [
    {
      from: "19:00",
      until: "22:00",
      capacity: 20,
      maxSeats: 4,
      seatsTaken: 0,
      language: "both",
      opensDaysBefore: 14,
      name: { ja: "遊ぶ方の席", en: "Seats for players" },
    },
    {
      from: "19:00",
      until: "22:00",
      capacity: 10,
      maxSeats: 2,
      seatsTaken: 0,
      language: "both",
      opensDaysBefore: 14,
      name: { ja: "つくる方の席", en: "Seats for designers" },
    },
  ],
  text: {
    ja: {
      title: `試作の夜　紙とペンのあいだ`,
      summary: `つくりかけのゲームを囲む、金曜の夜。つくる方も、遊ぶだけの方も。予約は二週間前からです。`,
      body: `棚にならぶまえのゲームには、まだ名前のないものがあります。コマのかわりに消しゴムが立っていて、点数はだいたい鉛筆で書きなおされています。試作の夜は、そういうものを囲む会です。

一作は45分。説明に10分、遊ぶのに25分、感想に10分。三回まわして、ひと晩で三作まで遊べます。終わらなくてもかまいません。途中でやめたくなったところが、作者のいちばん知りたいところです。

## つくる方へ

手書きでだいじょうぶです。はさみと厚紙、プリンターが使えます。コマが足りなければ、うちの箱からお貸しします。席をとるときに、予約のメモへ**人数と、だいたいの時間**を書いてください。

## 遊ぶ方へ

知識はいりません。お願いするのは三つだけ。いちばん楽しかったところ、わからなくなったところ、もう一度遊びたいか。「つまらない」のかわりに「ここで眠くなった」と言っていただけると、直せます。写真は撮らず、ここだけの楽しみにしましょう。

つくる方の準備を待つため、予約は**二週間前から**です。それまでに、どちらの席にすわるかを決めておいてください。毎回ひとりは、遊びに来て、次の回には箱を持ってきます。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "18:30", text: `開場。つくる方は、卓の準備を` },
        { time: "19:00", text: `ひとことずつ、作品の紹介` },
        { time: "19:15", text: `一回め（45分）` },
        { time: "20:05", text: `二回め。席をかわります` },
        { time: "20:50", text: `お茶。紙を切る方は、このあいだに` },
        { time: "21:10", text: `三回め。22:00におひらき` },
      ],
      bring: `- QRチケットと参加費
- くつ下。広間は、靴をぬいであがります
- つくる方は、試作を。封筒ひとつに入っていれば、もうゲームです

広間へは階段だけです。階段がつらい方は、予約のメモに書いてください。一階に卓をご用意します。`,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `Prototype night: somewhere between paper and pen`,
      summary: `A Friday night for games that aren't finished. Bring one, or just come and play. Reservation opens two weeks before.`,
      body: `Before a game reaches the shelf it may not even have a name. An eraser stands in for a piece, and the scores have been penciled over twice. These are the games we play tonight.

Each gets forty-five minutes: ten to explain, twenty-five to play, ten to listen. There are three rounds, so you can try three. It's all right not to finish. The point where you'd like to stop is exactly what the designer needs to know.

## If you've made something

Handwritten is fine. There are scissors, card and a printer, and you can borrow pieces from our boxes. When you reserve, tell us in the note **how many players it takes and roughly how long**.

## If you've come to play

You needn't know anything. We'll ask what you enjoyed most, where you got lost, and whether you'd play again. Don't say it's boring; say where you got sleepy. And please take no photos. Lee Mei will see to it that there's a table in English.

Designers need time, so seats open **two weeks before**. You can use it to decide which side of the table to sit on. Every time, somebody who came to play returns with a box.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "18:30", text: `Doors open. Designers set up` },
        { time: "19:00", text: `Every game introduced in one breath` },
        { time: "19:15", text: `Round one, 45 minutes` },
        { time: "20:05", text: `Round two, new seats` },
        { time: "20:50", text: `Tea, and emergency scissors` },
        { time: "21:10", text: `Round three, until 22:00` },
      ],
      bring: `- Your QR ticket and the fee
- Socks. Shoes come off upstairs
- Your prototype, if you have one. If it fits in an envelope, it's already a game

There are only stairs up to the hall. If they're hard for you, say so in your reservation note and we'll set up a table on the ground floor.`,
      cancellation: lateCancellation.en,
    },
  },
};

const evening = { from: "17:00", until: "21:00", name: { ja: "夕の部" } };

export const paperKingdomPrintShop: EventSeed = {
  slug: "paper-kingdom-print-shop",
  cover: { palette: "kinari", composition: "mosaic" },
  venue: "takujo-house-kanda",
  host: "miura-satoru",
  week: 6,
  weekday: 6,
  doors: "16:40",
  from: "17:00",
  until: "21:00",
  tags: ["taught", "alone"],
  fee: 1800,
  state: "draft",
  games: ["paper-kingdom", "thousand-cranes"],
  guides: ["miura-satoru", "mori-chihiro"],
  sessions: [
    {
      ...evening,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 0,
      table: { letter: "い", game: "paper-kingdom", guide: "miura-satoru" },
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 0,
      table: { letter: "ろ", game: "thousand-cranes", guide: "mori-chihiro" },
    },
  ],
  text: {
    ja: {
      title: `紙の王国、印刷所の夜`,
      summary: `もと印刷所の広間で、紙のゲームを二つ。最後に、古い活字で呼び名を刷って帰ります。`,
      body: `卓上ハウスは、もともと印刷所でした。紙だけは、いまもたくさんあります。それなら紙のゲームだけを遊ぶ夜があっていい、ということになりました。

い卓は『紙の王国』。法律を一枚ずつ書きたして、紙の上に国をつくります。自分に都合のいい法律は、次の年、となりの人にも都合よく使われます。ろ卓は『千羽の折り紙』。色紙の札を折ってつなぎ、つるの列をのばします。

## 活字で刷る

遊びおわったら、広間のすみに残してある活字で、呼び名を一枚刷ります。字をひろうのに、けっこう時間がかかります。画数の多い呼び名の方は、早めに遊びおえてください。

（刷る順番の決めかたと、インクの乾く時間を書く。足りない活字の一覧は三浦が確認中。）`,
      room: rooms.hall.ja,
      feeNote: `お茶と、活字の一枚つき・当日払い`,
      flow: [
        { time: "16:40", text: `開場` },
        { time: "17:00", text: `ルールの説明（20分）` },
        { time: "17:20", text: `遊びはじめ` },
        { time: "19:20", text: `お茶。字をひろいます` },
        { time: "20:00", text: `一枚ずつ刷って、21:00におひらき` },
      ],
      bring: `${bringToHall.ja}

インクがつくことがあります。よごれてもいい袖でどうぞ。`,
      cancellation: lateCancellation.ja,
    },
  },
};
