import type { EventSeed, SessionSeed } from "./event-seed.ts";
import { bringToDoma, rooms, teaIncluded } from "./standard-texts.ts";

const afternoon = { from: "14:00", until: "16:30", name: { ja: "昼の部", en: "Afternoon" } };
const evening = { from: "17:30", until: "20:00", name: { ja: "夕の部", en: "Early evening" } };

const eastWing = { letter: "い", game: "house-of-rain", guide: "mori-chihiro", minPlayers: 4 };
const westWing = { letter: "ろ", game: "house-of-rain", guide: "miura-satoru", minPlayers: 4 };
const stones = { letter: "は", game: "stone-gathering", guide: "tanaka-yuki", minPlayers: 2 };

const sessions: SessionSeed[] = [
  { ...afternoon, capacity: 6, maxSeats: 6, seatsTaken: 5, table: eastWing },
  { ...afternoon, capacity: 6, maxSeats: 6, seatsTaken: 2, table: westWing, language: "both" },
  { ...afternoon, capacity: 4, maxSeats: 4, seatsTaken: 3, table: stones },
  { ...evening, capacity: 6, maxSeats: 6, seatsTaken: 6, table: eastWing },
  { ...evening, capacity: 6, maxSeats: 6, seatsTaken: 0, table: westWing, language: "both" },
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
