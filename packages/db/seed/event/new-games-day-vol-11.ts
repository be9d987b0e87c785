import type { EventSeed } from "./event-seed.ts";
import { lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

export const newGamesDayVol11: EventSeed = {
  slug: "new-games-day-vol-11",
  cover: { palette: "kinari", composition: "bigdie" },
  venue: "takujo-house-kanda",
  series: "new-games-day",
  host: "tanaka-yuki",
  week: -2,
  weekday: 7,
  doors: "12:40",
  from: "13:00",
  until: "18:00",
  tags: ["new-games", "taught", "alone", "beginner"],
  fee: 1800,
  games: ["kite-masters", "thousand-cranes", "cellar-spirits", "last-bus"],
  guides: ["tanaka-yuki", "mori-chihiro", "lee-mei", "miura-satoru"],
  sessions: [
    {
      from: "13:00",
      until: "18:00",
      capacity: 40,
      maxSeats: 4,
      seatsTaken: 37,
      name: { ja: "午後の部", en: "Afternoon" },
    },
  ],
  text: {
    ja: {
      title: `新作おためし会 vol.11`,
      summary: `出たばかりの12作を、つくった人の説明つきで。鐘が鳴るたびに席をかわり、半日で四つまで遊べます。`,
      body: `案内役の田中は、一年に二百の箱をあけます。そのなかから「これは人に見せたい」と思ったものだけを十二、土間と広間にならべる日です。

一回は50分。終わらなくても鐘は鳴ります。心残りのまま席を立つのも、この会のうちです。**つづきは棚で**、というわけで、十二作はその後一か月、受付の横に置いておきます。

## 今回の十二作から

- 『凧あげ名人』　風の札を読んで、糸をのばします。となりとからむと、二人とも落ちます。
- 『千羽の折り紙』　色紙の札を折ってつなぎ、つるの列をのばします。
- 『蔵の精』　樽をそっとたたいて、返事のする場所を当てます。
- 『終バス』　もう一軒寄るか、いま乗るか。乗りおくれたら、言いわけを考えます。

## 遊びかた

遊びたい作品は、当日の受付で紙に書いてください。希望が重なったら、くじで決めます。早く並んでも有利にはなりません。そのぶん、ゆっくりお昼を食べてきてください。`,
      room: rooms.house.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "12:40", text: `開場。受付で、遊びたい作品を四つまで` },
        { time: "13:00", text: `一回め（50分）` },
        { time: "14:10", text: `二回め` },
        { time: "15:20", text: `長めのお茶。つくった方と話せます` },
        { time: "15:50", text: `三回め` },
        { time: "17:00", text: `四回め。18:00におひらき` },
      ],
      bring: `- QRチケットと参加費
- くつ下。二階は靴をぬいであがります
- 箱の入る鞄。気に入った作品は、その場で注文できます

二階へは階段だけです。一階だけで四作まわることもできますので、予約のメモに書いてください。`,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `New games day, vol. 11`,
      summary: `Twelve games fresh off the press, taught by the people who made them. Change seats when the bell rings and try up to four.`,
      body: `Tanaka opens two hundred boxes a year. Twelve of them, the ones that had to be shown to somebody, go out on our tables on both floors.

Each round is fifty minutes, and the bell rings whether or not you've finished. Leaving a game one turn too early is part of the day. All twelve stay beside reception for a month afterwards, so you can come back and settle it.

## Four of the twelve

- **Kite Masters.** Read the wind and let out string. Tangled kites come down together.
- **A Thousand Folded Cranes.** Fold paper cards into an ever longer line.
- **Spirits of the Cellar.** Knock on a barrel, very softly, and listen for the answer.
- **The Last Bus.** One more stop, or home? If you miss it, you owe the table an excuse.

## How it works

Write down what you'd like to play when you arrive. If too many people want the same game we draw lots, so there's no point in queueing. Have a proper lunch first. Most designers explain in Japanese, and our guides will help in English.`,
      room: rooms.house.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "12:40", text: `Doors open. Choose up to four games at reception` },
        { time: "13:00", text: `Round one, 50 minutes` },
        { time: "14:10", text: `Round two` },
        { time: "15:20", text: `A longer tea break with the designers` },
        { time: "15:50", text: `Round three` },
        { time: "17:00", text: `Round four, until 18:00` },
      ],
      bring: `- Your QR ticket and the fee
- Socks, because shoes come off upstairs
- A bag that fits a box. You can order anything you fall for

There are only stairs to the upper floor. You can play all four rounds downstairs if you tell us in your reservation note.`,
      cancellation: lateCancellation.en,
    },
  },
};
