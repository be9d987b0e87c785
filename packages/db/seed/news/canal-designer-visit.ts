import type { NewsSeed } from "./news-seed.ts";

export const canalDesignerVisit: NewsSeed = {
  slug: "canal-designer-visit",
  category: "event",
  cover: { palette: "ai", composition: "sea" },
  publishedDaysAgo: 37,
  text: {
    ja: {
      title: `『大運河 1640』の作者が、卓に来ます`,
      summary: `久世みなとさんといっしょに遊び、つくったときの話を聞く土曜の午後です。`,
      body: `水門をあけて、荷を運んで、となりの町と仲よくなる。重量級ナイトでいちばん手にとられている**『大運河 1640』**の作者、久世みなとさんが来てくださることになりました。来月の土曜、二階の広間です。

久世さんから、ひとことをいただいています。

> つくっているあいだ、ずっと一人でした。だから、だれかが遊んでいるところを見るのがいちばんうれしいです。変な手を、たくさん見せてください。

## 当日の流れ

1. 13:00　ルールの説明。はじめての方も、ここから聞けばだいじょうぶです。
2. 13:40　五つの卓で遊びます。久世さんは卓をまわり、一手ずつ加わります。
3. 17:00　お茶を飲みながら、ボツになった水門の話を聞きます。

勝った人への賞品はありません。かわりに、**「いちばん変な手」**を見せてくださった方へ、久世さんのサイン入りの箱を一つさしあげます。

席は25席です。ひとりでの参加も、どうぞ。`,
    },
    en: {
      title: `The designer of Grand Canal 1640 is coming to play`,
      summary: `Spend a Saturday afternoon at the table with Minato Kuze, and hear how the game was made.`,
      body: `Open a lock, move some freight, make friends with the next town along. **Grand Canal 1640** is the box that comes off the shelf most often on our heavyweight nights, and its designer, Minato Kuze, is coming to see how you play it. Join us upstairs on a Saturday next month.

> I made it alone, for a long time. Watching other people play is the best part. Please show me some strange moves.

That's from Kuze-san, who means it.

## The afternoon

1. 13:00. The rules, from the beginning. You don't need to have played before.
2. 13:40. Five tables play. Kuze-san goes round and takes one turn at each.
3. 17:00. Tea, and the story of the locks that didn't make it into the box.

There's no prize for winning. The strangest move of the day gets a signed copy.

There are 25 seats, and you're welcome on your own. The talk is in Japanese, with one English-speaking guide in the room.`,
    },
  },
};
