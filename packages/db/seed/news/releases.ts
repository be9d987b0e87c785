import type { NewsSeed } from "./insert-news.ts";

export const twoPlayerShelf: NewsSeed = {
  slug: "two-player-shelf",
  category: "release",
  cover: { composition: "goban" },
  publishedDaysAgo: 1,
  draft: true,
  text: {
    ja: {
      title: `2人用の棚を、階段の下につくります`,
      summary: `『静かな国境』をはじめ、2人で遊べる箱を一か所にあつめます。`,
      body: `「2人で遊べるのは、どれですか」と聞かれることがいちばん多いので、2人用だけの棚をつくることにしました。場所は、階段の下です。

- 15分までの、ごあいさつの段
- 45分までの、じっくりの段
- それより長い、夜ふけの段

（箱の数と、ならべはじめる日を書く。写真は棚ができてから。）`,
    },
    en: {
      title: `A shelf for two, under the stairs`,
      summary: `Quiet Border and every other game for two players, all in one place.`,
      body: `The question we hear most is which games work for two. So we're building a shelf for just those, under the stairs.

- Top: up to 15 minutes, to say hello
- Middle: up to 45 minutes, to settle in
- Bottom: longer than that, for late evenings

(Add the number of boxes and the date. Photo once it's built.)`,
    },
  },
};

export const shelfRotationSixBoxes: NewsSeed = {
  slug: "shelf-rotation-six-boxes",
  category: "release",
  cover: { palette: "kinari", composition: "mosaic" },
  publishedDaysAgo: 16,
  text: {
    ja: {
      title: `今月の棚がえ。六箱が入れかわりました`,
      summary: `10分で終わる札あそびから、二人で読みあう手紙まで。気になる箱は、案内役に声をかけてください。`,
      body: `棚の箱のうち、毎月六つを入れかえています。今月は、静かに考えるものを三つ、声が出るものを三つえらびました。

## 静かに考える三箱

- **『灯台守の手紙』**（2人・30分・10歳から）　相手の書いた手紙を、すこしずつ読みといていきます。
- **『豆と天秤』**（1〜4人・20分・8歳から）　豆を一粒ずつのせるだけ。なのに、指がふるえます。
- **『砂の測量士』**（2〜4人・60分・12歳から）　消えていく地図を、だれより先に描きあげます。

## 声が出る三箱

- **『となりの狸』**（3〜8人・10分・6歳から）　化けているのは、だれでしょう。
- **『月夜の引っ越し』**（3〜6人・45分・10歳から）　荷車に積めるのは、あと一つ。みんなで相談を。
- **『十二階の忘れもの』**（2〜5人・40分・10歳から）　力をあわせて、閉館までに見つけます。

今月お休みに入る六箱は、二階の奥の棚で待っています。「あれ、どこへ行ったの」というときは、案内役にたずねてください。お出しします。`,
    },
    en: {
      title: `Six new boxes on the shelf`,
      summary: `From a ten-minute card game to letters read by two. Ask a guide to open any of them.`,
      body: `Of the games on our shelves, six change places every month. This time we chose three to think over and three to laugh over.

## Three quiet ones

- **The Keeper's Letters** (2 players, 30 min, age 10+). Read what the other one wrote, a line at a time.
- **Beans & Balance** (1–4 players, 20 min, age 8+). You only add one bean. Your hand will shake anyway.
- **Surveyors of Sand** (2–4 players, 60 min, age 12+). Finish your map before the desert takes it back.

## Three loud ones

- **The Tanuki Next Door** (3–8 players, 10 min, age 6+). Somebody here is not who they seem.
- **Moving by Moonlight** (3–6 players, 45 min, age 10+). There's room for one more thing on the cart. Discuss.
- **Left on the Twelfth Floor** (2–5 players, 40 min, age 10+). Work together and find it before closing time.

The six they replaced are resting on the back shelf upstairs. If a game you love has vanished, ask a guide and we'll bring it out.`,
    },
  },
};

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
