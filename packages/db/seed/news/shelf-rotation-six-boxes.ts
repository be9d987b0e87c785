import type { NewsSeed } from "./news-seed.ts";

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
