import type { NewsSeed } from "./news-seed.ts";

export const upstairsHallOpens: NewsSeed = {
  slug: "upstairs-hall-opens",
  category: "notice",
  cover: { palette: "kurumi", composition: "table" },
  publishedDaysAgo: 606,
  text: {
    ja: {
      title: `二階の広間がひらきました。ぜんぶで十卓です`,
      summary: `活字の棚をかたづけて、六つの卓を置きました。窓から、銭湯の湯気が見えます。`,
      body: `ながく物置だった二階が、広間になりました。活字の棚をはこび出し、床板をはりかえて、六つの卓を置きました。一階の土間の四つとあわせて、これで十卓です。

天井の梁は、印刷所だったころのままです。夕方になると、となりの銭湯の湯気が窓の外をのぼっていくのが見えます。長いゲームの途中で、ぼんやりながめるのにちょうどいい景色です。

## お使いになるまえに

- 二階へは**階段だけ**です。車いすの方、階段がつらい方には、一階の卓をご用意します。予約のメモに書いてください。
- 靴をぬいであがります。足もとの冷える方は、くつ下をもう一足どうぞ。
- 卓には「い・ろ・は」の札が立っています。ご自分の卓の字をさがしてください。

かたづけを手伝ってくださったみなさん、ほんとうにありがとうございました。全員の呼び名を古い活字で刷って、壁のすみに貼ってあります。さがしてみてください。`,
    },
    en: {
      title: `The upstairs hall is open, and we now have ten tables`,
      summary: `We cleared out the type cases and put in six tables. You can watch the bath-house steam from the windows.`,
      body: `Upstairs was storage for years. We've carried out the cases of metal type, laid a new floor and set up six tables. Together with the four downstairs, that makes ten.

The beams are the ones the printers left. In the evening you can watch steam from the bath house drift past the windows, which is just the thing when somebody is taking a very long turn.

## Before you come up

- There are **only stairs**. If you use a wheelchair, or stairs are hard for you, we'll seat you downstairs. Tell us in your reservation note.
- Shoes come off up here. Bring thick socks if your feet get cold.
- Each table has a letter on a stand: い, ろ, は and so on. Look for yours.

To everyone who helped us clear the place: thank you. Your nicknames are printed in the old type and pasted up low down in one corner. See if you can find them.`,
    },
  },
};
