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
      table: { letter: "ろ", game: "moonlit-thieves", guide: "hanaoka-shigeru", minPlayers: 5 },
    },
    {
      ...evening,
      capacity: 6,
      maxSeats: 3,
      seatsTaken: 1,
      table: {
        letter: "は",
        game: "wolves-and-bells",
        guide: "miura-satoru",
        inEnglish: true,
        minPlayers: 5,
      },
    },
  ],
  text: {
    ja: {
      title: `正体隠匿の夜　嘘が苦手な人から、どうぞ`,
      summary: `『狼と鈴』と『月夜の盗人』。だまされるのも役のうち、という金曜の夜です。`,
      body: `正体を隠すゲームと聞くと、「嘘が下手なので」と遠慮される方がいます。案内役の森は、もと俳優ですが、こう言います。嘘の上手な人は、よく疑われる。ほんとうに強いのは、何を言っても同じ顔をしている人だ、と。つまり、緊張して固まっている方が有利です。

『狼と鈴』では、夜のあいだにだれかの鈴が鳴ります。鳴らしたのはだれか。昼のあいだに、話しあって決めます。『月夜の盗人』は、盗むものを決めてから、盗んだ人をさがします。順番が逆なのに、うまくいくのがふしぎです。

## 卓の決まり

- 問いつめるのは、盤の上のことだけ。ふだんの話は持ちださない。
- 声の大きさで決めない。投票のまえに、全員がひとことずつ話します。
- 負けた人を、いつまでも責めない。次の夜は、だれが狼かわかりません。

## 人数のこと

どの卓も、5人からです。**前日の12:00**に足りない卓は、となりの卓とひとつにするか、お休みにします。は卓は英語で。日本語で嘘をつくのがまだむずかしい方に、ちょうどよい卓です。

受付のフダの置きものは、この夜だけ後ろを向いています。`,
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
      body: `People tell us they'd come to these games if only they could lie. Mori, who used to act for a living, says good liars are the first to be suspected. The player to fear is the one whose face does the same thing whatever happens. So if you tend to freeze, you're in luck.

In **Wolves and Bells**, somebody's bell rings in the night and by day you talk about whose it was. In **Moonlit Thieves** you first agree on what was stolen and then look for the thief. It shouldn't work in that order. It does.

## House rules

- Question what happens at the table, never what people do elsewhere.
- Volume is not evidence. Everyone says one thing before a vote.
- Don't hold a grudge. In the next round the wolf may be you.

## Numbers and languages

Each table needs five. If one is short at **noon on the day before**, we join it with its neighbor or call it off. Table は plays in English with Miura, and if lying in Japanese is still beyond you, it's the place to sit.

The figure of Fuda at reception faces the wall for this one night.`,
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
