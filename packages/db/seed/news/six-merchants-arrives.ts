import type { NewsSeed } from "./news-seed.ts";

export const sixMerchantsArrives: NewsSeed = {
  slug: "six-merchants-arrives",
  category: "release",
  cover: {},
  publishedDaysAgo: 305,
  text: {
    ja: {
      title: `『港の六商人』が、棚に三箱ならびました`,
      summary: `3人から6人、60分。声の大きさではなく、待ちかたで決まる交渉ゲームです。`,
      body: `お問い合わせの多かった**『港の六商人』**が、ようやく届きました。順番待ちにならないように、三箱そろえています。

船が着くたびに、六人の商人が荷を取りあいます。値をつけるのは一度きり。早く手をあげれば高くつき、待ちすぎれば船が出てしまいます。話すのが得意でなくても、よく見ている人が勝てるところが、わたしたちは好きです。

- 人数　3〜6人（5人がいちばんにぎやか）
- 時間　60分
- 年齢　10歳から
- 重さ　5段階の2

説明は15分ほどです。火曜から木曜の夜なら、案内役の田中がいつでも卓につきます。箱の中に、手づくりの**「はじめの一手」**の紙を入れておきました。迷ったら、ひらいてみてください。`,
    },
    en: {
      title: `Six Merchants of the Harbor is on the shelf`,
      summary: `Three to six players, an hour, and a trading game won by patience rather than volume.`,
      body: `You kept asking, and **Six Merchants of the Harbor** is finally here. We bought three copies so you won't have to wait for one.

Each time a ship comes in, six merchants want its cargo, and you may name a price only once. Speak early and you pay too much. Wait too long and the ship sails. What we like is that you don't have to be a talker. The player who watches closely can win.

- Players: 3–6, liveliest with five
- Time: 60 minutes
- Age: 10 and up
- Weight: 2 out of 5

The rules take about fifteen minutes. From Tuesday to Thursday evening, ask for Tanaka, who will gladly sit down with you. There's also a sheet of first moves tucked into the box, in case you get stuck.`,
    },
  },
};
