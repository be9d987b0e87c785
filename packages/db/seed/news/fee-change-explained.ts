import type { NewsSeed } from "./news-seed.ts";

export const feeChangeExplained: NewsSeed = {
  slug: "fee-change-explained",
  category: "notice",
  publishedDaysAgo: 236,
  text: {
    ja: {
      title: `参加費を見なおします。理由もお伝えします`,
      summary: `来月の会から、一部の参加費が200〜300円あがります。新作おためし会はすえおきです。`,
      body: `来月の会から、参加費を次のように改めます。もう予約をいただいている会は、予約したときの金額のままです。

| 会 | いままで | これから |
| --- | --- | --- |
| 2人用ゲームの夜 | 1,300円 | 1,500円 |
| English Table | 1,300円 | 1,500円 |
| 新作おためし会 | 1,800円 | すえおき |
| 重量級ナイト | 2,500円 | 2,800円 |
| 花札と日本酒の夜 | 3,300円 | 3,500円 |

## あがるぶんの、使いみち

いちばん大きいのは、案内役のお礼です。ひとつの会のために、案内役は説明書を読みこみ、ためしに一度は通して遊びます。その時間にも、きちんとお礼をしたいと考えました。

- 案内役のお礼　およそ六割
- 電気とお茶　およそ三割
- 箱の修理、なくなったコマの補充　のこり

## 変わらないこと

お支払いは、これからも当日に受付で。お茶も、これまでどおりついています。学生の方と、はじめての方を連れてきてくださった方は、いままでの金額でかまいません。受付で**「いままでので」**とおっしゃってください。証明はいりません。`,
    },
    en: {
      title: `Some fees are going up, and here's why`,
      summary: `From next month, some events cost 200 to 300 yen more. New game days stay as they are.`,
      body: `Fees change as follows for events from next month. If you've already reserved, you pay what it said when you reserved.

| Event | Until now | From next month |
| --- | --- | --- |
| Two-player night | ¥1,300 | ¥1,500 |
| English Table | ¥1,300 | ¥1,500 |
| New game day | ¥1,800 | No change |
| Heavyweight night | ¥2,500 | ¥2,800 |
| Hanafuda and sake | ¥3,300 | ¥3,500 |

## Where it goes

Most of it goes to our guides. Before they teach a game they study the rules and play it through at least once, and we think that time should be paid for.

- About six tenths: guides
- About three tenths: electricity and tea
- The rest: torn boxes and missing pieces

## What stays the same

You still pay at reception on the day, and tea is still included. If you're a student, or you've brought someone who has never been here, keep paying the old price. Just say so at reception. We won't ask for proof.`,
    },
  },
};
