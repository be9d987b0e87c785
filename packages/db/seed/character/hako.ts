import type { CharacterSeed } from "./character-seed.ts";

export const hako: CharacterSeed = {
  slug: "hako",
  kana: "はこ",
  color: "#B7C46B",
  artwork: "hako",
  traits: { depth: 3, speed: 2, talk: 1, luck: 4 },
  games: ["lantern-market", "stone-gathering", "thousand-cranes"],
  text: {
    ja: {
      name: `ハコ`,
      origin: `箱 × 猫`,
      catchPhrase: `この箱は、わたしのです。`,
      summary: `空き箱に住む黒猫。棚の箱をぜんぶ、寝ごこちの順におぼえている。`,
      profile: `ふたのあいた箱があれば、中にいます。入れないはずの大きさでも、います。どうやって入ったのかをたずねると、ふたを閉めて、聞かなかったことにされます。

棚のどこに何があるのかをぜんぶ知っているのは、ハコだけです。ただし分類は「よく眠れる」「ふつう」「ふたがかたい」の三つしかないので、案内役はときどき困っています。

コマがひとつ足りないときは、ハコの箱をのぞいてみてください。たいてい、おなかの下であたたまっています。とったのではなく、預かっていたのだそうです。

ハコの名札は、**かたづけの時間**に立ちます。数をかぞえて、袋に入れて、ふたがぴたりと閉まったら、今夜はおしまい。のどを鳴らす音が聞こえたら、ぜんぶそろった合図です。`,
      likes: `ふたのあいた箱、仕切り、ひなたの棚板`,
      duty: `棚とかたづけ`,
    },
    en: {
      name: `Hako`,
      origin: `Box (hako) × cat (neko)`,
      catchPhrase: `This box is mine.`,
      summary: `A black cat who lives in empty boxes and has ranked all of ours by how well one sleeps in them.`,
      profile: `Neko is a cat, hako is a box, and nobody has ever seen this one without the other. If there's an open box in the room, Hako is in it, even when that is plainly impossible. Ask how, and the lid closes.

Only Hako knows where each of our games is kept. Unfortunately the system has just three categories: good for sleeping, ordinary, and tight lid. Our guides are sometimes at a loss.

One piece short? Try looking under Hako. It will be there, quite warm. It was not taken, you'll understand, but looked after.

Hako's sign comes out **when it's time to tidy up**. Count the pieces, bag them, and press the lid down until it sits flush. If you hear purring, everything is back in the box.`,
      likes: `Open lids, good dividers, a shelf in the sun`,
      duty: `Shelves and tidying up`,
    },
  },
};
