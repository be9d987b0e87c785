import type { NewsSeed } from "./news-seed.ts";

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
