import type { CharacterSeed } from "./character-seed.ts";

export const sai: CharacterSeed = {
  slug: "sai",
  kana: "さい",
  color: "#F4B223",
  artwork: "sai",
  traits: { depth: 1, speed: 5, talk: 4, luck: 5 },
  games: ["dice-garden", "radish-race", "last-bus"],
  text: {
    ja: {
      name: `サイ`,
      origin: `賽 × 犀`,
      catchPhrase: `なげてから、かんがえよう。`,
      summary: `さいころをだいた、藍色のサイ。まよったら、まず、ころがす。`,
      profile: `賽の目の「サイ」で、動物のサイ。どちらの自分が先だったのかは、さいころをふって決めることにしていますが、毎回ちがう目が出るので、まだ決まっていません。

だいているさいころは、ねむるときも手ばなしません。角が丸いのは、よく枕にしているからです。走りだしたら曲がれない性分で、相談はいつも、投げたあとからはじまります。

それでも、サイのまわりにはふしぎと人が集まります。運のいいときは自分のことのようによろこび、わるい目が出た人には「その目、おもしろいよ」と本気で言ってくれるからです。

サイの名札が立っているのは、**運まかせの卓**。勝っても負けても、だれのせいでもありません。`,
      likes: `木の卓でさいころがはねる音、ゾロ目、昼寝`,
      duty: `運まかせの卓`,
    },
    en: {
      name: `Sai`,
      origin: `Die (sai) × rhinoceros (also sai)`,
      catchPhrase: `Roll first. Think later.`,
      summary: `An indigo rhino with both arms round a die. When in doubt, Sai rolls it.`,
      profile: `In Japanese, sai is a die and sai is also a rhinoceros. Which one our Sai was first is a question to be settled by a roll. It comes up different every time, so the matter remains open.

The die goes everywhere, including to bed, and its corners are round from years of service as a pillow. Like any rhino, Sai is quick off the mark and not good at turning. Discussion takes place after the throw.

People gather round Sai all the same. When you roll well, nobody is more delighted. When you roll badly, Sai looks at the number and says, quite sincerely, that it is an interesting one.

If Sai is standing by the sign, it's a **table for luck**. Whatever happens there is nobody's fault.`,
      likes: `Dice bouncing on wood, doubles, naps`,
      duty: `Tables where luck decides`,
    },
  },
};
