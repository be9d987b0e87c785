import type { CharacterSeed } from "./character-seed.ts";

export const kikko: CharacterSeed = {
  slug: "kikko",
  kana: "きっこ",
  color: "#F2A79C",
  artwork: "kikko",
  traits: { depth: 5, speed: 1, talk: 2, luck: 3 },
  games: ["terra-pioneers", "grand-canal-1640", "nine-shrines"],
  text: {
    ja: {
      name: `キッコ`,
      origin: `亀甲 × 亀`,
      catchPhrase: `もう一手だけ、考えさせて。`,
      summary: `長考派の軍師。お茶が冷めるころ、だいたい正しい手を見つける。`,
      profile: `六角タイルの谷で生まれ、千年ぶんの盤面をおぼえています。口数は少ないけれど、となりの人が迷っていると、そっと湯のみを置いてくれます。

甲羅の六角には、これまでに遊んだ盤が一枚ずつしまってあるそうです。一局おぼえるのに、だいたい一局ぶんの時間がかかるので、新しい盤をひらくときは、まずお茶をいれるところからはじまります。

いちばん長い手番は、三日だったといいます。待っていた相手も亀だったので、だれもこまりませんでした。そのときの一手がよかったかどうかは、「いま考えている」とのこと。

重いゲームの卓では、たいていキッコの名札が立っています。**「急がなくていい」**の合図です。`,
      likes: `ぬるめの煎茶、六角形`,
      duty: `重量級の卓`,
    },
    en: {
      name: `Kikko`,
      origin: `Tortoiseshell hexagon (kikkō) × tortoise`,
      catchPhrase: `Let me think. Just one more move.`,
      summary: `A strategist who takes her time. By the time the tea is cold, the move is usually right.`,
      profile: `Kikkō is the pattern of hexagons on a tortoise's back, and the pattern of half the boards on our shelves. Kikko was born in a valley of hexagonal tiles and remembers a thousand years of games. She says little. When the player beside her is stuck, she quietly slides over a cup of tea.

Every plate of her shell is said to hold one board she has played. Learning a new one takes her about as long as playing it, so she always begins by putting the kettle on.

Her longest turn lasted three days. The opponent was also a tortoise, and nobody minded. Asked whether it was a good move, Kikko says she is still thinking about it.

You'll find her beside the sign at most of our heavyweight tables. She is there to tell you that **there's no hurry**.`,
      likes: `Lukewarm sencha, hexagons`,
      duty: `Heavyweight tables`,
    },
  },
};
