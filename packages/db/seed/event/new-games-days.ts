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

export const newGamesDayVol12: EventSeed = {
  slug: "new-games-day-vol-12",
  cover: { palette: "wakakusa", composition: "crowd" },
  venue: "takujo-house-kanda",
  series: "new-games-day",
  host: "tanaka-yuki",
  week: 2,
  weekday: 7,
  doors: "12:40",
  from: "13:00",
  until: "18:00",
  tags: ["new-games", "taught", "alone", "beginner"],
  fee: 1800,
  games: ["salt-and-silk", "bamboo-seven", "moonlit-thieves", "dice-garden"],
  guides: ["tanaka-yuki", "mori-chihiro", "yukino-ai", "miura-satoru"],
  sessions: [
    {
      from: "13:00",
      until: "18:00",
      capacity: 40,
      maxSeats: 4,
      seatsTaken: 40,
      name: { ja: "午後の部", en: "Afternoon" },
    },
  ],
  text: {
    ja: {
      title: `新作おためし会 vol.12`,
      summary: `出たばかりの12作を、つくった人の説明つきで。日曜の午後、全館でひらきます。`,
      body: `一階も二階もつかって、出たばかりの十二作をならべます。ひとつの卓は50分。鐘が鳴ったら席をかわって、半日で四つまで遊べます。説明は、つくった方か、版元の方が直接してくださいます。

田中は、この日のために箱をあけつづけてきました。十二にしぼる最後の夜は、一人で同じゲームを三回遊んで、三回とも負けたそうです。

## 今回の十二作から

- 『塩と絹』　隊商を遠くへ送りだします。50分では着きませんので、最初の荷積みまで。
- 『竹林の七人』　七人の席順を決めます。ヒントは一人一文字だけ。
- 『月夜の盗人』　仲間のだれかが、見張りとつながっています。
- 『さいころ庭園』　出た目を石や灯籠に見たてて、庭に置きます。よくない目も、どこかに似あいます。

のこりの八作は、当日の受付で。

## 満席のときは

席があくことは、よくあります。[グループのまま、キャンセル待ち](/news/party-waitlist)に並んでください。「全員いっしょに」と「何人からでも」がえらべます。順番は、マイページで見られます。

遊びたい作品の希望が重なったら、くじで決めます。早く来て並ぶ必要は、ありません。`,
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
- 箱の置き場所の見当。気に入った作品は、その場で注文できます

二階へは階段だけです。一階だけで四回まわれますので、予約のメモに書いてください。`,
      cancellation: `**前日の22:00まで**は無料、それよりあとは料金の半額（一般の席は900円）を、次にいらしたときにいただきます。

この会は、待っている方がたくさんいます。行けないとわかったら、どうぞ早めに席を返してください。返していただいた席は、すぐに次の方のものになります。警報の出ている日は、いただきません。`,
    },
    en: {
      title: `New games day, vol. 12`,
      summary: `Twelve brand-new games, taught by the people who made them, across the whole house on a Sunday afternoon.`,
      body: `We use both floors and set out twelve games that have only just been published. Each round lasts fifty minutes. When the bell rings you change seats, so you can try up to four in an afternoon. The rules are taught by the designers or their publishers.

Tanaka has been opening boxes for weeks to get here. On the last night of choosing, Tanaka played one game alone, three times, and lost all three.

## Four of the twelve

- **Salt and Silk.** Send a caravan across the desert. Fifty minutes won't get you there, so we load the first camels.
- **Seven in the Bamboo Grove.** Seat seven sages in order, with one syllable each to go on.
- **Moonlit Thieves.** One of the gang works for the watch.
- **Dice Garden.** Plant what you roll. There's a good spot for every bad number.

The other eight are a surprise until you reach reception.

## If it's full

Seats do come back. [Join the waitlist, as a group if you like](/news/party-waitlist): choose "all together" or "at least this many", and follow your place in line on your reservations page.

If too many people want one game we draw lots, so you don't need to come early. Most designers explain in Japanese. Yukino and Miura will help in English.`,
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
- Some idea of where you'd keep another box. You can order on the spot

There are only stairs to the upper floor. You can play all four rounds downstairs if you tell us in your reservation note.`,
      cancellation: `Free until **22:00 the day before**, then half the price of your seat (¥900 for a standard one), settled the next time you come.

Many people are waiting for this one. If you can't come, please give your seats back early. They go straight to whoever is next. Nothing is owed on days with a weather warning.`,
    },
  },
};
