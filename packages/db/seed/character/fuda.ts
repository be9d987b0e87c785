import type { CharacterSeed } from "./character-seed.ts";

export const fuda: CharacterSeed = {
  slug: "fuda",
  kana: "ふだ",
  color: "#0C5445",
  artwork: "fuda",
  traits: { depth: 4, speed: 3, talk: 4, luck: 2 },
  games: ["moonlit-thieves", "wolves-and-bells", "koi-koi"],
  text: {
    ja: {
      name: `フダ`,
      origin: `札 × 狐`,
      catchPhrase: `うそは、まだ言ってないよ。`,
      summary: `手札をかくすのがうまい狐。しっぽをかくすのは、うまくない。`,
      profile: `お稲荷さんのお札を数えているうちに、札というもの全部が好きになった狐です。守り札、花札、名札、下足札。裏がえしの一枚を見ると、めくりたくてしかたがありません。

化かすのが仕事のようでいて、フダはまだ一度も、うそを言ったことがありません。「わたしは狼じゃないよ」と言うときは、ほんとうに狼ではないのです。ただ、聞かれるまでだまっているので、みんなが勝手にまちがえます。

弱点は、しっぽです。いい札がくると、ゆれます。本人は首巻きでかくしているつもりですが、かくしているのは首だけです。

フダの名札が立っているのは、**正体隠匿の卓**。だますのが苦手な人には、フダがとなりで、だまりかたを教えてくれます。`,
      likes: `裏がえしの札、油あげ、意味ありげな間`,
      duty: `正体隠匿の卓`,
    },
    en: {
      name: `Fuda`,
      origin: `Card (fuda) × fox, the shape-shifter of the shrines`,
      catchPhrase: `I haven't told a lie. Yet.`,
      summary: `A fox who is good at hiding cards and bad at hiding a tail.`,
      profile: `A fuda can be a playing card, a paper charm, a name tag or the wooden tally for your shoes. This fox began by counting charms at an Inari shrine and ended up in love with all of them. Put a card face down and Fuda can think of nothing else.

Foxes in Japan are famous for deceiving people. Fuda has never told a lie, though. "I'm not the wolf" means exactly that. Fuda merely waits to be asked, and lets everyone else jump to conclusions.

The weak point is the tail, which swishes at a good hand. The scarf is meant to conceal this. It conceals the neck.

If Fuda is standing by the sign, it's a **table of hidden roles**. Should you be hopeless at bluffing, sit next to the fox and learn how to say nothing.`,
      likes: `Cards lying face down, fried tofu, a meaningful pause`,
      duty: `Tables of hidden roles`,
    },
  },
};
