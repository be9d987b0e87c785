import type { NewsSeed } from "./news-seed.ts";

export const tableHelpersWanted: NewsSeed = {
  slug: "table-helpers-wanted",
  category: "notice",
  publishedDaysAgo: 452,
  updatedDaysAgo: 430,
  text: {
    ja: {
      title: `卓のお手伝いをしてくださる方を募ります`,
      summary: `月に一度から。お茶をいれ、コマをかぞえ、迷っている人のとなりにすわる役です。`,
      body: `会がふえて、案内役だけでは手が足りない夜が出てきました。お手伝いをしてくださる方を、若干名募ります。

## お願いしたいこと

- 受付で、名札をお渡しする
- お茶をいれる、コマをかぞえる
- はじめての方のとなりに、すわる

ゲームにくわしい必要はありません。ルールの説明は、案内役がします。それよりも、人が考えているあいだ、だまって待てる方だとうれしいです。

## お約束すること

ボランティアですが、交通費とまかないをお出しします。お手伝いをした次の会は、参加費をいただきません。18歳以上で、月に一度、3時間ほど来られる方でしたら、どなたでも。手話や英語、そのほかのことばを使える方は、ぜひ教えてください。

お問い合わせのページから、**「お手伝い希望」**と書いてお送りください。わたしたちが大事にしていることは、[卓上について](/about)の三つの約束にまとめています。

> 追記：たくさんのご応募をいただき、今回の受付を終わりました。次に募るときも、ここでお知らせします。`,
    },
    en: {
      title: `Could you lend a hand at our tables?`,
      summary: `Once a month is plenty: pour tea, count pieces, sit beside someone new.`,
      body: `We have more evenings than hands these days. We're looking for a few people to help our guides.

## What you'd do

- Hand out name tags at reception
- Make tea and count the pieces back into the box
- Sit next to people who are here for the first time

You don't need to know much about games, because the guides teach the rules. It matters more that you can wait quietly while someone thinks.

## What we offer

It's voluntary, but we cover your travel and feed you, and your next event is free. You should be 18 or over and able to come for about three hours a month. If you know sign language, English or any other language, do tell us. Basic Japanese helps at reception and isn't needed elsewhere.

Write to us from the contact page and say you'd like to help. The three promises on [the about page](/about) are a good picture of how we work.

> Update: thank you for all your messages. We've found our helpers for now, and will say here when we look again.`,
    },
  },
};
