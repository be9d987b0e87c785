import type { EventSeed } from "./event-seed.ts";
import { bringToHall, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

const evening = { from: "19:00", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

export const hiddenRolesNight: EventSeed = {
  slug: "hidden-roles-night",
  cover: { palette: "shu", composition: "portrait" },
  venue: "takujo-house-kanda",
  host: "mori-chihiro",
  week: 3,
  weekday: 5,
  doors: "18:30",
  from: "19:00",
  until: "22:00",
  tags: ["alone", "beginner", "taught", "english"],
  fee: 1800,
  games: ["wolves-and-bells", "moonlit-thieves"],
  guides: ["mori-chihiro", "hanaoka-shigeru", "miura-satoru"],
  sessions: [
    {
      ...evening,
      capacity: 6,
      maxSeats: 3,
      seatsTaken: 5,
      table: { letter: "い", game: "wolves-and-bells", guide: "mori-chihiro", minPlayers: 5 },
    },
    {
      ...evening,
      capacity: 6,
      maxSeats: 3,
      seatsTaken: 3,
      table: { letter: "ろ", game: "moonlit-thieves", guide: "hanaoka-shigeru", minPlayers: 4 },
    },
    {
      ...evening,
      capacity: 6,
      maxSeats: 3,
      seatsTaken: 1,
      table: { letter: "は", game: "wolves-and-bells", guide: "miura-satoru", minPlayers: 5 },
      language: "en",
    },
  ],
  text: {
    ja: {
      title: `正体隠匿の夜　嘘が苦手な人から、どうぞ`,
      summary: `『狼と鈴』と『月夜の盗人』。だまされるのも役のうち、という金曜の夜です。`,
      body: `正体を隠すゲームと聞くと、「嘘が下手なので」と遠慮される方がいます。案内役の森は、もと俳優ですが、こう言います。嘘の上手な人は、よく疑われる。ほんとうに強いのは、何を言っても同じ顔をしている人だ、と。つまり、緊張して固まっている方が有利です。

『狼と鈴』では、羊のなかに狼がまじっています。鈴を鳴らせるのは羊だけ。ただし、こわくて鳴らせない羊もいます。『月夜の盗人』は、屋根の上の仲間のだれかが、見張りとつながっています。月が雲にかくれる三分間だけ、こっそり札をやりとりできます。

## 卓の決まり

- 問いつめるのは、盤の上のことだけ。ふだんの話は持ちださない。
- 声の大きさで決めない。投票のまえに、全員がひとことずつ話します。
- 負けた人を、いつまでも責めない。次の夜は、だれが狼かわかりません。

## 人数のこと

『狼と鈴』は5人から、『月夜の盗人』は4人からです。**前日の12:00**に足りない卓はお休みにして、メールでお知らせします。は卓は英語で。日本語で嘘をつくのがまだむずかしい方に、ちょうどよい卓です。

卓には、狐のフダの名札を立てておきます。心配な方は、森の書いた[正体隠匿入門](/article/hidden-roles-for-honest-people)をどうぞ。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "18:30", text: `開場。呼び名を名札に` },
        { time: "19:00", text: `ルールの説明と、顔の練習（15分）` },
        { time: "19:20", text: `一回め。すぐ終わります` },
        { time: "20:20", text: `お茶。ここで仲なおりを` },
        { time: "20:40", text: `二回め、三回め` },
        { time: "22:00", text: `おひらき。正体は、ここに置いて帰ります` },
      ],
      bring: bringToHall.ja,
      cancellation: lateCancellation.ja,
    },
    en: {
      title: `Hidden roles: bad liars welcome`,
      summary: `Wolves and Bells, and Moonlit Thieves. A Friday night when being fooled is half the fun.`,
      body: `People tell us they'd come to these games if only they could lie. Mori, a former stage actor, says good liars are the first to be suspected. The player to fear is the one whose face does the same thing whatever happens. So if you tend to freeze, you're in luck.

In **Wolves and Bells** only sheep can ring the bell, though some are too frightened to. In **Moonlit Thieves** one of the gang on the rooftops works for the watch, and cards change hands only while the moon is behind a cloud.

## House rules

- Question what happens at the table, never what people do elsewhere.
- Volume is not evidence. Everyone says one thing before a vote.
- Don't hold a grudge. In the next round the wolf may be you.

## Numbers and languages

Wolves and Bells needs five people and Moonlit Thieves needs four. If a table is short at **noon on the day before**, we call it off and write to you. Table は (ha) plays in English with Miura, and if lying in Japanese is still beyond you, it's the place to sit.

Fuda the fox stands by every sign tonight. If you're nervous, read Mori's [hidden roles for honest people](/article/hidden-roles-for-honest-people) first.`,
      room: rooms.hall.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "18:30", text: `Doors open. Put a nickname on your tag` },
        { time: "19:00", text: `Rules, and fifteen minutes of practicing faces` },
        { time: "19:20", text: `First game. It's over sooner than you think` },
        { time: "20:20", text: `Tea. Make up with each other` },
        { time: "20:40", text: `Second and third games` },
        { time: "22:00", text: `Good night. Leave your secret identity here` },
      ],
      bring: bringToHall.en,
      cancellation: lateCancellation.en,
    },
  },
};
