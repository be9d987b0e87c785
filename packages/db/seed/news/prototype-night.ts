import type { NewsSeed } from "./news-seed.ts";

export const prototypeNight: NewsSeed = {
  slug: "prototype-night",
  category: "event",
  cover: { palette: "sora", composition: "cubes" },
  publishedDaysAgo: 408,
  text: {
    ja: {
      title: `つくりかけを囲む「試作の夜」をはじめます`,
      summary: `紙とペンでつくったゲームを、だれかに遊んでもらう夜です。遊ぶだけの方も歓迎します。`,
      body: `ゲームをつくっている方から、「遊んでくれる人が見つからない」と聞くことがふえました。棚にならぶまえの、つくりかけのゲームを囲む夜をひらきます。金曜の夜です。

## つくる方へ

- 手書きでかまいません。コマが足りなければ、うちの箱からお貸しします。
- 一作45分です。説明に10分、遊ぶのに25分、感想に10分を目安にしてください。
- はさみと厚紙、プリンターが使えます。もと印刷所なので、紙だけはたくさんあります。

## 遊ぶ方へ

知識はいりません。感想は、次の三つだけお願いしています。

1. いちばん楽しかったところ
2. わからなくなったところ
3. もう一度遊びたいか

> 「つまらない」とは言わずに、「ここで眠くなった」と言ってください。そのほうが、直せます。

これは、最初に相談をくださった方の言葉です。つくりかけのものは、写真に撮らず、ここだけの楽しみにしましょう。`,
    },
    en: {
      title: `Prototype night: play what isn't finished yet`,
      summary: `Bring a game you've made from paper and pen, or just come and play someone else's.`,
      body: `People who make games keep telling us the same thing: the hard part is finding someone to play them. So we're opening our tables, on a Friday night, to games that aren't finished.

## If you make games

- Handwritten is fine. If you're short of pieces, borrow ours.
- You get 45 minutes. Think ten to explain, twenty-five to play and ten to listen.
- Scissors, card and a printer are there to use. This was a print shop, so paper is the one thing we never run out of.

## If you just want to play

You don't need to know anything. We'll ask you three questions afterwards.

1. What was the best moment?
2. Where did you get lost?
3. Would you play it again?

> Don't tell me it's boring. Tell me where you got sleepy. I can fix that.

That came from the designer who first asked us for this evening. Please don't take photos of unfinished games. Let's keep them in the room.`,
    },
  },
};
