import type { CharacterSeed } from "./character-seed.ts";

export const koma: CharacterSeed = {
  slug: "koma",
  kana: "こま",
  color: "#A6D0DA",
  artwork: "koma",
  traits: { depth: 2, speed: 4, talk: 5, luck: 3 },
  games: ["animal-bridge", "six-merchants", "thousand-cranes"],
  text: {
    ja: {
      name: `コマ`,
      origin: `駒 × 狛犬`,
      catchPhrase: `ようこそ、いちばん前の席へ。`,
      summary: `受付に立つ、朱色の番犬。はじめて来た人を見つけるのが、だれよりも早い。`,
      profile: `もとは、ちいさな社の門に立つ狛犬でした。何百年か悪いものを追いはらっていたのですが、じつは追いはらうより、迎えいれるほうが得意だと気づいてしまったそうです。いまは神田の戸口で、名札をくばっています。

手に持っているのは、将棋の駒です。「盤に置くまで、どの駒にもまだ負けはない」というのが口ぐせで、戸のまえで迷っている人を見つけると、この駒をかかげて手をふります。

胸の五つの点は、さいころの五の目。まんなかの金色の点が卓で、まわりの四つが人です。話しかけるのは好きですが、年齢も仕事もたずねません。たずねるのは、呼び名だけ。

コマの名札が立っているのは、**はじめての人がいる卓**です。ルールの説明は、いちばん最初からはじまります。`,
      likes: `あたらしい名札、戸のあく音`,
      duty: `受付と、はじめての人`,
    },
    en: {
      name: `Koma`,
      origin: `Game piece (koma) × guardian lion-dog (komainu)`,
      catchPhrase: `Welcome. We saved you the front row.`,
      summary: `The vermilion watchdog at our front door, who can spot a first-timer from across the street.`,
      profile: `Stone lion-dogs stand at the gates of Japanese shrines and scare off whatever should not come in. Koma did that for a few centuries before noticing a greater talent for the opposite. Now the job is name tags.

The thing in Koma's paw is a shogi piece. No piece has lost until it's on the board, Koma likes to say, and waves it at anyone hesitating outside.

The five dots on the chest are the five of a die: one table in the middle, four people around it. Koma will talk to anybody and ask you exactly one question, which is what you'd like to be called.

If Koma is standing by a table's sign, **somebody there is new**, and the rules will be taught from the very beginning.`,
      likes: `Fresh name tags, the sound of a door sliding open`,
      duty: `Reception and newcomers`,
    },
  },
};
