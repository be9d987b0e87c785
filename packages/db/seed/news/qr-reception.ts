import type { NewsSeed } from "./news-seed.ts";

export const qrReception: NewsSeed = {
  slug: "qr-reception",
  category: "notice",
  cover: { palette: "sumi", composition: "glass" },
  publishedDaysAgo: 271,
  text: {
    ja: {
      title: `受付がQRチケットになりました`,
      summary: `スマートフォンの画面を見せるだけで入れます。電波がなくてもだいじょうぶです。`,
      body: `会のはじまりに、受付で列ができてしまうことがありました。名簿からお名前をさがすのをやめて、QRチケットを読みとる受付に変えました。

## 当日は、三つだけ

1. 予約のページで、チケットをひらいておきます。
2. 受付で画面を見せます。ピッ、で終わりです。
3. 名札を受けとって、参加費をお支払いください。

グループの方は、全員そろっていなくても入れます。先に着いた方から受付をすませて、卓でお待ちください。

## 画面が出ないときは

**「予約番号」**でも受けつけます。確認のメールにある、8文字の英数字です。印刷したものでもかまいません。どれもないときは、予約のお名前をおっしゃってください。いままでどおり、名簿でさがします。

土間は壁が厚く、電波がとどきにくい場所です。駅を出るまえに一度ひらいておくと、安心です。`,
    },
    en: {
      title: `Check in with a QR ticket`,
      summary: `Show your phone at reception and you're in, even without a signal.`,
      body: `A line used to form at the door just as things were about to start. We've stopped hunting for names on a printed list. Now we scan your ticket instead.

## On the day

1. Open the ticket on your reservation page.
2. Show it at reception. One beep and you're done.
3. Take your name tag and pay the fee.

If you're coming as a group, you don't have to arrive together. Whoever gets here first can check in and wait at the table.

## If your ticket won't open

Your **reservation number** works too. It's the eight letters and digits in your confirmation email, and a printout is fine. If you have neither, tell us the name on the reservation and we'll look it up the old way.

The walls downstairs are thick and the signal is poor, so it helps to open your ticket once before you leave the station.`,
    },
  },
};
