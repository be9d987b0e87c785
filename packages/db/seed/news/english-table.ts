import type { NewsSeed } from "./news-seed.ts";

export const englishTable: NewsSeed = {
  slug: "english-table",
  category: "event",
  cover: { palette: "toki", composition: "fan" },
  publishedDaysAgo: 369,
  text: {
    ja: {
      title: `木曜の夜は、英語で囲む卓をひらきます`,
      summary: `英語の練習の会ではありません。たまたま英語で遊ぶ、ふつうの夜です。`,
      body: `木曜の19:00から、**「English Table」**をはじめます。案内役のリーが、英語でルールを説明します。

英会話の教室ではないので、まちがいを直したり、順番に話してもらったりはしません。札を出して、笑って、くやしがる。それがたまたま英語だった、という夜にしたいと思っています。

## 英語に自信がない方へ

- 説明は、まず英語で。そのあと、大事なところだけ日本語でくりかえします。
- 手もとに、よく使うひとことの紙をおきます。「わたしの番？」「ちょっと待って」だけで、だいたい遊べます。
- 文字の少ないゲームをえらんでいます。

日本へ来たばかりの方、旅の途中の方もいらっしゃいます。お友だちを誘うときは、このページを英語に切りかえて送ってください。

一階の二卓、10席ではじめます。`,
    },
    en: {
      title: `Thursday nights are English Table`,
      summary: `Games taught in English, on Thursday nights from 19:00. Come alone if you like. Plenty of people do.`,
      body: `You don't need any Japanese to play here on a Thursday. From 19:00, our guide Lee Mei teaches every game in English at two tables downstairs.

You'll meet people who live in Tokyo, people passing through, and Japanese players who enjoy playing in English. It isn't a language exchange. Nobody will correct anybody, or ask what you do for a living.

## Good to know

- Reserve a seat online, and pay at the door.
- We pick games with little or no text on the cards.
- We use first names or nicknames only. You'll get a tag at reception.
- It's fine to arrive knowing no rules at all.

We're four minutes on foot from the south exit of Kanda station, next to the bath house with the tall chimney. The map is on [the about page](/about). There are ten seats to begin with.`,
    },
  },
};
