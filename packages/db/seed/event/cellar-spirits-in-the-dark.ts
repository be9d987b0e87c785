import type { EventSeed } from "./event-seed.ts";
import { bringToDoma, rooms, teaIncluded } from "./standard-texts.ts";

const evening = { from: "19:00", until: "22:00", name: { ja: "夜の部", en: "Evening" } };

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
