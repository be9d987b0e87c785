import type { NewsSeed } from "./news-seed.ts";

export const nightMaintenance: NewsSeed = {
  slug: "night-maintenance",
  category: "notice",
  publishedDaysAgo: 24,
  updatedDaysAgo: 21,
  text: {
    ja: {
      title: `深夜のメンテナンスのお知らせ`,
      summary: `木曜の2:00から4:00まで、予約とログインをお休みします。表示ずみのチケットは、そのまま使えます。`,
      body: `サイトの点検のため、**水曜の深夜、日付が変わって木曜の2:00〜4:00**のあいだ、一部の機能をお休みします。

## お休みするもの

- 予約と、予約の変更・取り消し
- ログイン
- お問い合わせの送信

## そのまま使えるもの

- イベントやニュースのページ
- 端末にひらいてあるチケット

席をおさえている途中で2:00になると、つづきができません。1:45をすぎたら、明るくなってからの予約をおすすめします。キャンセル待ちの順番は、変わりません。

> 追記：予定より早く、3:20に終わりました。ご協力ありがとうございました。`,
    },
    en: {
      title: `Overnight maintenance on Thursday`,
      summary: `No reservation or login from 2:00 to 4:00. A ticket already open on your phone keeps working.`,
      body: `We're giving the site a check-up in the small hours of **Thursday, from 2:00 to 4:00 Japan time**. Some things will be off while we work.

## What will be off

- Making a reservation, and changing or canceling one
- Logging in
- The contact form

## What will keep working

- Event and news pages
- Tickets you already have open on your phone

If you're still filling in a reservation at 2:00, you won't be able to finish it. After 1:45 it's best to leave it until morning. Your place on a waitlist won't change.

> Update: we finished early, at 3:20. Thank you for your patience.`,
    },
  },
};
