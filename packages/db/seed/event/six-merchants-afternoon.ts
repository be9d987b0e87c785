import type { EventSeed } from "./event-seed.ts";
import { bringToHall, lateCancellation, rooms, teaIncluded } from "./standard-texts.ts";

const afternoon = { from: "13:00", until: "17:00", name: { ja: "昼の部" } };

export const sixMerchantsAfternoon: EventSeed = {
  slug: "six-merchants-afternoon",
  cover: { palette: "ai", composition: "sea" },
  venue: "takujo-house-kanda",
  host: "tanaka-yuki",
  week: -6,
  weekday: 6,
  doors: "12:40",
  from: "13:00",
  until: "17:00",
  tags: ["beginner", "taught", "alone"],
  fee: 1800,
  games: ["six-merchants"],
  guides: ["tanaka-yuki", "mori-chihiro", "hanaoka-shigeru"],
  sessions: [
    {
      ...afternoon,
      capacity: 6,
      maxSeats: 4,
      seatsTaken: 5,
      table: { letter: "い", game: "six-merchants", guide: "tanaka-yuki", minPlayers: 3 },
    },
    {
      ...afternoon,
      capacity: 6,
      maxSeats: 4,
      seatsTaken: 3,
      table: { letter: "ろ", game: "six-merchants", guide: "mori-chihiro", minPlayers: 3 },
    },
    {
      ...afternoon,
      capacity: 6,
      maxSeats: 4,
      seatsTaken: 4,
      table: { letter: "は", game: "six-merchants", guide: "hanaoka-shigeru", minPlayers: 3 },
    },
  ],
  text: {
    ja: {
      title: `港の六商人、三箱を三卓で`,
      summary: `同じゲームを三つの卓で同時に遊び、値のつきかたを見くらべる午後です。`,
      body: `『港の六商人』は、卓によってまるで別のゲームになります。しずかな卓では荷が安く、にぎやかな卓では誰もが高値をつかみます。棚に三箱あるのですから、いちど横にならべてみることにしました。

一回目は、えらんだ卓で。二回目は、三つの卓の席をくじで入れかえます。さっきまでの相場は、もう通用しません。それがこの日の見どころです。

## はじめての方へ

説明は15分ほどです。値をつけるのは一度きり、という決まりさえ覚えれば、あとは船が着くのを待つだけ。声の大きい人が勝つゲームではありません。よく見ている人のところに、荷は残ります。

## 壁の相場表

三つの卓の落札価格を、広間の壁に書きだしていきます。**「となりの卓では、塩が三倍」**。そう聞いたときにどうするかは、おまかせします。ちなみに前にひらいたときは、全員が塩を待ち、だれも塩で得をしませんでした。`,
      room: rooms.hall.ja,
      feeNote: teaIncluded.ja,
      flow: [
        { time: "12:40", text: `開場。靴をぬいで、二階へどうぞ` },
        { time: "13:00", text: `三卓いっしょに、ルールの説明（15分）` },
        { time: "13:20", text: `一回目` },
        { time: "14:40", text: `お茶。くじで席を入れかえます` },
        { time: "15:10", text: `二回目` },
        { time: "16:30", text: `壁の相場表をかこんで、感想戦` },
      ],
      bring: bringToHall.ja,
      cancellation: lateCancellation.ja,
    },
  },
};
