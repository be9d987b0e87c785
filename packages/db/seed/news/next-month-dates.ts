import type { NewsSeed } from "./news-seed.ts";

export const nextMonthDates: NewsSeed = {
  slug: "next-month-dates",
  category: "notice",
  pinned: true,
  cover: { palette: "yamabuki", composition: "track" },
  publishedDaysAgo: 6,
  updatedDaysAgo: 3,
  text: {
    ja: {
      title: `来月の開催日程を公開しました`,
      summary: `平日の夜と、土日は朝から。月に一度の「夜どおしの卓」も、予約を受けつけています。`,
      body: `卓上ハウス 神田の、来月の日程が決まりました。平日はお仕事や学校の帰りに、土日は朝からゆっくりどうぞ。月曜はお休みです。

| 曜日 | 時間 | この日の卓 |
| --- | --- | --- |
| 毎週水曜 | 18:30〜22:00 | 2人用ゲームの夜 |
| 毎週木曜 | 19:00〜22:00 | [English Table](/news/english-table) |
| 第2金曜 | 19:00〜22:00 | 花札と日本酒の夜（20歳以上） |
| 第3土曜 | 13:00〜22:00 | 重量級ナイト |
| 最終土曜 | 22:30〜翌5:00 | 夜どおしの卓（18歳以上） |
| 毎週日曜 | 10:00〜12:30 | [親子の朝](/news/family-mornings) |

ここにない日も、小さな会をひらいています。イベントの一覧をのぞいてみてください。

## 予約について

予約は、もう受けつけています。席をえらぶと**10分間**おさえますので、あわてずに入力してください。お支払いは当日、受付でうかがいます。

- 一度にとれる席の数は、会ごとにちがいます。イベントのページでごらんください。
- 満席のときは、[キャンセル待ち](/news/party-waitlist)に並べます。
- 夜どおしの卓と、花札と日本酒の夜は、年齢のわかるものをお持ちください。

> 追記：最終土曜の「夜どおしの卓」は、22:30からに直しました。はじめにお知らせした時間より、30分おそくなります。`,
    },
    en: {
      title: `Next month's dates are out`,
      summary: `Weeknights, full weekends, and one night that runs until morning. Booking is already open.`,
      body: `Here is what's on at Takujo House Kanda next month. Drop in after work or school on weeknights, or take your time from the morning at weekends. We're closed on Mondays.

| Day | Time | Table |
| --- | --- | --- |
| Every Wednesday | 18:30–22:00 | Two-player night |
| Every Thursday | 19:00–22:00 | [English Table](/news/english-table) |
| Second Friday | 19:00–22:00 | Hanafuda and sake (20 and over) |
| Third Saturday | 13:00–22:00 | Heavyweight night |
| Last Saturday | 22:30–5:00 | All-night tables (18 and over) |
| Every Sunday | 10:00–12:30 | [Family morning](/news/family-mornings) |

There are smaller gatherings on other days too. You'll find them all in the event list.

## Booking

Booking is open now. Once you choose your seats we hold them for **10 minutes**, so there's no need to rush the form. You pay at the door on the day.

- The number of seats you can book at once depends on the event. It's on the event page.
- If a table is full, you can [join the waitlist](/news/party-waitlist), alone or as a group.
- For the all-night tables and the sake evening, please bring something that shows your age.

> Update: the all-night tables start at 22:30, half an hour later than we first wrote.`,
    },
  },
};
