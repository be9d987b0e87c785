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
      summary: `平日の夜と、土日は朝から。つくりかけを囲む「試作の夜」もあります。`,
      body: `卓上ハウス 神田の、来月の日程が決まりました。平日はお仕事や学校の帰りに、土日は朝からゆっくりどうぞ。月曜はお休みです。

| 曜日 | 時間 | この日の卓 |
| --- | --- | --- |
| 水曜 | 18:30〜22:00 | 2人用ゲームの夜 |
| 木曜 | 19:00〜22:00 | [English Table](/news/english-table) |
| 金曜 | 19:00〜22:00 | 花札と日本酒の夜（20歳以上） |
| 金曜 | 19:00〜22:00 | [試作の夜](/news/prototype-night) |
| 土曜 | 13:00〜22:00 | 重量級ナイト |
| 日曜 | 10:00〜12:30 | [親子の朝](/news/family-mornings) |

どの会が何日にあるかは、[イベントの一覧](/event)をごらんください。ここにない日にも、小さな会をひらいています。

## 予約について

予約は、試作の夜をのぞいて、もう受けつけています。席をえらぶと**10分間**おさえますので、あわてずに入力してください。お支払いは当日、受付でうかがいます。

- 一度にとれる席の数は、会ごとにちがいます。イベントのページでごらんください。
- 満席のときは、[キャンセル待ち](/news/party-waitlist)に並べます。
- 花札と日本酒の夜は、年齢のわかるものをお持ちください。

> 追記：「試作の夜」は、19:00からに直しました。はじめにお知らせした時間より、30分おそくなります。`,
    },
    en: {
      title: `Next month's dates are out`,
      summary: `Weeknights, full weekends, and a night of games that aren't finished yet.`,
      body: `Here is what's on at Takujo House Kanda next month. Drop in after work or school on weeknights, or take your time from the morning at weekends. We're closed on Mondays.

| Day | Time | Table |
| --- | --- | --- |
| Wednesday | 18:30–22:00 | Two-player night |
| Thursday | 19:00–22:00 | [English Table](/news/english-table) |
| Friday | 19:00–22:00 | Hanafuda and sake (20 and over) |
| Friday | 19:00–22:00 | [Prototype night](/news/prototype-night) |
| Saturday | 13:00–22:00 | Heavyweight night |
| Sunday | 10:00–12:30 | [Family morning](/news/family-mornings) |

The dates are in the [event list](/event), along with smaller gatherings on other days.

## Reservations

Reservations are open now, except for prototype night. Once you choose your seats we hold them for **10 minutes**, so there's no need to rush the form. You pay at the door on the day.

- The number of seats you can reserve at once depends on the event. It's on the event page.
- If a table is full, you can [join the waitlist](/news/party-waitlist), alone or as a group.
- For the sake evening, please bring something that shows your age.

> Update: prototype night starts at 19:00, half an hour later than we first wrote.`,
    },
  },
};
