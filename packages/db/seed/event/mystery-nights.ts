import type { EventSeed, SessionSeed } from "./event-seed.ts";
import {
  bringToDoma,
  bringToHall,
  lateCancellation,
  rooms,
  teaIncluded,
} from "./standard-texts.ts";

const afternoon = { from: "14:00", until: "16:30", name: { ja: "昼の部", en: "Afternoon" } };
const earlyEvening = { from: "17:30", until: "20:00", name: { ja: "夕の部", en: "Early evening" } };

const eastWing = { letter: "い", game: "house-of-rain", guide: "mori-chihiro", minPlayers: 4 };
const westWing = { letter: "ろ", game: "house-of-rain", guide: "miura-satoru", minPlayers: 4 };
const stones = { letter: "は", game: "stone-gathering", guide: "tanaka-yuki", minPlayers: 2 };

const sessions: SessionSeed[] = [
  { ...afternoon, capacity: 6, maxSeats: 6, seatsTaken: 5, table: eastWing },
  { ...afternoon, capacity: 6, maxSeats: 6, seatsTaken: 2, table: westWing, language: "both" },
  { ...afternoon, capacity: 4, maxSeats: 4, seatsTaken: 3, table: stones },
  { ...earlyEvening, capacity: 6, maxSeats: 6, seatsTaken: 6, table: eastWing },
  { ...earlyEvening, capacity: 6, maxSeats: 6, seatsTaken: 0, table: westWing, language: "both" },
];

export const houseOfRainEscape: EventSeed = {
  slug: "house-of-rain-escape",
  cover: { palette: "kurumi", composition: "glass" },
  venue: "takujo-house-kanda",
  host: "mori-chihiro",
  week: 1,
  weekday: 7,
  doors: "13:40",
  from: "14:00",
  until: "20:00",
  tags: ["cooperative", "alone", "beginner", "taught", "english"],
  fee: 2000,
  games: ["house-of-rain", "stone-gathering"],
  guides: ["mori-chihiro", "miura-satoru", "tanaka-yuki"],
  sessions,
  text: {
    ja: {
      questions: [{ key: "fear", label: `にがてなもの（暗がり、大きな音など）`, required: false }],
      title: `協力ゲーム「雨の館」から脱出せよ`,
      summary: `雨やどりに入った館から、夜明けまでに全員で出る90分。勝つときも負けるときも、卓のみんながいっしょです。`,
      body: `雨やどりのつもりで入った館の、扉があきません。『雨の館』では、見えている部屋が、人によってちがいます。あなたの廊下は、となりの人の壁かもしれない。頼りになるのはたがいの説明だけで、夜明けまでに、全員で外へ出ます。

案内役の森は、もと俳優です。ルールの説明が終わると、執事になります。ヒントがほしいときは「すみません」と声をかけてください。教えてくれるとはかぎりません。

## 仕切る人のいない卓に

協力ゲームでは、よく知っている人がぜんぶ決めてしまうことがあります。このゲームでは、それができません。**だれも全部は見えていない**からです。「こっちには窓があります」。はじめての方のそのひとことが、卓を救うことがあります。

## 人数が足りないとき

『雨の館』は4人から、『石取り物語』は2人からの卓です。**前日の12:00**までに人数がそろわない卓は、お休みにして、みなさんにメールでお知らせします。同じ時間にあいている卓があれば、そちらもご案内します。

ろ卓では、英語でも説明します。は卓の『石取り物語』は、川原の石を取りながら、みんなで一つの昔話をつくる45分。こちらには、こわい館は出てきません。`,
      room: rooms.doma.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "13:40", text: `開場。傘はお預かりします。晴れていても` },
        { time: "14:00", text: `昼の部。説明（20分）のあと、館の扉が閉まります` },
        { time: "16:00", text: `夜明け。出られても出られなくても、お茶を` },
        { time: "17:30", text: `夕の部。昼とは部屋のならびが変わります` },
        { time: "19:30", text: `お茶と、答えあわせ` },
      ],
      bring: bringToDoma.ja,
      cancellation: `**前日の22:00まで**は無料、それよりあとは料金の半額（一般の席は1,000円）です。次にいらしたときにいただきます。

最少の人数がある卓なので、早めに席を返していただけると、ほかの方が助かります。こちらで卓をお休みにしたときと、警報の出ている日は、いただきません。`,
    },
    en: {
      questions: [
        {
          key: "fear",
          label: `Anything you'd rather not meet: the dark, loud noises …`,
          required: false,
        },
      ],
      title: `Escape from the House of Rain`,
      summary: `You came in out of the rain, and now you have ninety minutes to leave. Everybody wins together, or nobody does.`,
      body: `You only stepped inside to get dry, and now the door won't open. In **House of Rain** no two of you see the same rooms. Your corridor may be somebody else's wall. The only map is what you tell each other, and you all have to be out by dawn.

Mori, who runs these tables, used to be an actor. Once the rules are done, you will be dealing with the butler. You may ask for a hint. You may not get one.

## Nobody in charge

In cooperative games one person who knows it all sometimes ends up playing for everyone. It can't happen here, because **nobody sees everything**. "There's a window on my side," says the newcomer, and the table is saved.

## If a table doesn't fill

House of Rain needs four people and A Tale of Gathered Stones needs two. If a table is short at **noon on the day before**, we call it off and write to everyone at it. If there's room at another table at the same time, we'll tell you.

Miura teaches Table ろ (ro) in English and Japanese. Table は (ha) is for those who'd rather stay outdoors: forty-five minutes on a riverbed, taking stones and telling one folk tale between you.`,
      room: rooms.doma.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "13:40", text: `Doors open. We take your umbrella, even if it's sunny` },
        { time: "14:00", text: `Afternoon: twenty minutes of rules, and then the door shuts` },
        { time: "16:00", text: `Dawn. Tea, whether or not you got out` },
        { time: "17:30", text: `Early evening, with the rooms rearranged` },
        { time: "19:30", text: `Tea, and what everybody else was looking at` },
      ],
      bring: bringToDoma.en,
      cancellation: `Free until **22:00 the day before**, then half the price of your seat (¥1,000 for a standard one), settled the next time you come.

These tables need a minimum, so an early word helps the others. If we call your table off, or there's a weather warning, you owe nothing.`,
    },
  },
};

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

export const cellarSpiritsInTheDark: EventSeed = {
  slug: "cellar-spirits-in-the-dark",
  cover: { palette: "sumi", composition: "table" },
  venue: "takujo-house-kanda",
  host: "mori-chihiro",
  week: 4,
  weekday: 5,
  doors: "18:30",
  from: "19:00",
  until: "22:00",
  tags: ["alone", "beginner", "taught"],
  fee: 1800,
  state: "cancelled",
  games: ["cellar-spirits"],
  guides: ["mori-chihiro", "hanaoka-shigeru"],
  sessions: [
    {
      ...evening,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 0,
      table: { letter: "い", game: "cellar-spirits", guide: "mori-chihiro" },
    },
    {
      ...evening,
      capacity: 4,
      maxSeats: 4,
      seatsTaken: 0,
      table: { letter: "ろ", game: "cellar-spirits", guide: "hanaoka-shigeru" },
    },
  ],
  text: {
    ja: {
      title: `『蔵の精』あかりを落として遊ぶ夜`,
      summary: `酒蔵の樽をそっとたたいて、姿の見えない精をさがすゲーム。土間のあかりを半分に落として遊びます。`,
      body: `『蔵の精』は、耳で遊ぶゲームです。酒蔵の暗がりに、姿の見えない精が住んでいます。樽をそっとたたいて返事を聞き、どこにいるのかを当てます。大きな音をたてると、ひと樽すっぱくなります。暗いほうがよく聞こえるので、この夜は土間のあかりを半分に落とすことにしました。

もと印刷所の土間は、壁が厚く、外の音がほとんど入りません。電波もほとんど入りません。どちらも、この夜には都合のよいことです。

## 暗いのが苦手な方へ

まっくらにはしません。手もとの札が読めて、となりの人の顔が、だれだかわかるくらいです。いつでも声をかけてください。あかりは、すぐにつけられます。

## 花岡の小話

休憩のあいだに、花岡が、ほんものの蔵で聞いた音の話をします。怖い話ではありません。最後に酒の話になって、終わります。`,
      room: rooms.doma.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "18:30", text: `開場。目をならしてください` },
        { time: "19:00", text: `あかりのあるうちに、ルールの説明` },
        { time: "19:20", text: `あかりを落として、一回め` },
        { time: "20:30", text: `お茶と、花岡の小話` },
        { time: "20:50", text: `二回め。22:00におひらき` },
      ],
      bring: bringToDoma.ja,
      cancellation: `この会はお休みになりました。予約は自動で取り消しになり、参加費はかかりません。お手つづきは、何もいりません。`,
      notice: `この夜は、町内の電気工事で18:00から停電になるため、お休みにします。あかりを落として遊ぶ会が、あかりがつかずにお休みになるのは、われながらどうかと思います。ろうそくも考えましたが、紙の箱だらけの家ですので、やめました。予約は自動で取り消しになり、参加費はかかりません。`,
    },
    en: {
      title: `Spirits of the Cellar, with the lights down`,
      summary: `A game played by ear. Knock on a barrel, listen for the spirit, and don't sour the sake. We turn down half the lights to hear better.`,
      body: `You play **Spirits of the Cellar** with your ears. Something unseen lives among the barrels. You knock, very softly, listen for an answer, and work out where it is. Make too much noise and a barrel turns sour. It's easier to listen when you can't see, so for this evening we planned to turn off half the lights in the doma.

The old print shop has thick walls. Hardly any noise gets in, and hardly any phone signal either. For once both are an advantage.

## If you don't like the dark

It won't be dark. You'll be able to read your cards and recognize your neighbor. Say the word and the lights go up.

## A story from Hanaoka

In the break Hanaoka tells us about sounds heard in a real cellar. It isn't a ghost story. It turns into a story about sake before the end. Rules and story are in Japanese.`,
      room: rooms.doma.en,
      feeNote: teaIncluded.en,
      flow: [
        { time: "18:30", text: `Doors open. Let your eyes adjust` },
        { time: "19:00", text: `Rules, while the lights are on` },
        { time: "19:20", text: `Lights down, first game` },
        { time: "20:30", text: `Tea, and Hanaoka's story` },
        { time: "20:50", text: `Second game, until 22:00` },
      ],
      bring: bringToDoma.en,
      cancellation: `This evening is canceled. Your reservation has been canceled for you and nothing is owed. There is nothing you need to do.`,
      notice: `The power on our block will be off from 18:00 that evening for electrical work, so we won't open. We know: a night with the lights down, called off because the lights are down. We did think of candles, but this is a house full of paper boxes. Your reservation has been canceled for you and nothing is owed.`,
    },
  },
};
