import type { NewsSeed } from "./insert-news.ts";

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

export const passkeySignIn: NewsSeed = {
  slug: "passkey-sign-in",
  category: "notice",
  cover: { palette: "tokiwa", composition: "bigdie" },
  publishedDaysAgo: 58,
  text: {
    ja: {
      title: `パスキーでログインできるようになりました`,
      summary: `メールのコードを待たずに、顔や指紋で入れます。これまでのコードも、そのまま使えます。`,
      body: `ログインのたびに、メールのコードを待っていただいていました。これからは、パスキー[^1]をつくっておけば、スマートフォンのロックを外すのと同じ手軽さで入れます。

## つくりかた

1. いつものように、メールのコードでログインします。
2. マイページの**「パスキー」**をひらきます。
3. **「この端末に作る」**を押して、画面の案内にしたがってください。

一分ほどで終わります。次からは、ログインの画面で「パスキーでログイン」をえらぶだけです。

## よくいただく質問

- **顔や指紋は、卓上に送られますか。**いいえ。端末の外には出ません。
- **機種を変えたら、どうなりますか。**メールのコードで入って、新しい端末でもう一度つくってください。
- **つくらないと、予約できませんか。**いいえ。これまでどおり、コードだけでも使えます。

[^1]: 端末の中にしまわれる、ログインのための鍵です。にせのサイトでは働かないので、パスワードよりも盗まれにくいしくみです。`,
    },
    en: {
      title: `You can now log in with a passkey`,
      summary: `Use your face or fingerprint instead of waiting for a code. Codes by email still work.`,
      body: `Until now, logging in meant waiting for a code by email. If you make a passkey[^1], you can get in the same way you unlock your phone.

## How to make one

1. Log in as usual, with a code.
2. Open **Passkeys** in your account.
3. Choose to make one on this device, and follow what your phone or computer tells you.

It takes about a minute. Next time, choose the passkey button on the login page.

## You might be wondering

- **Does Takujo get my face or fingerprint?** No. They never leave your device.
- **What if I change phones?** Log in with a code and make a new passkey there.
- **Do I have to?** No. You can keep using codes for as long as you like.

[^1]: A key for logging in that is kept inside your device. It doesn't work on fake sites, which makes it much harder to steal than a password.`,
    },
  },
};

export const partyWaitlist: NewsSeed = {
  slug: "party-waitlist",
  category: "notice",
  publishedDaysAgo: 108,
  text: {
    ja: {
      title: `グループでも、キャンセル待ちができます`,
      summary: `「全員いっしょに」か「何人からでも」かを、えらんで並べます。順番は、いつでも見られます。`,
      body: `満席の会でも、あとから席があくことはよくあります。これまでのキャンセル待ちは一席ずつでしたが、グループのまま並べるようになりました。

## 並びかたは、二つ

- **「全員いっしょに」**　人数ぶんの席がそろったときだけ、ご案内します。
- **「何人からでも」**　たとえば「2人から」とえらぶと、四人で並んでいても、2席あいた時点でご案内します。

いま何番目かは、マイページの予約でごらんになれます。

## 席があいたら

メールでお知らせします。お返事をいただくまで、その席はほかの方に渡りません。お待ちするのは**48時間**。開催が近づくと、12時間、2時間と短くなります。夜の22:00から朝8:00まではお知らせを送らず、期限も朝までのばします。

## 順番どおりに進まないとき

先頭が四人のグループで、あいたのが2席だけのときは、2席で足りる次の方へ先にご案内することがあります。先頭の順番は、そのまま残ります。

行けなくなった方は、どうぞ早めに席を返してください。返していただいた席は、すぐに次の方のものになります。`,
    },
    en: {
      title: `Groups can join the waitlist together`,
      summary: `Wait for enough seats for everyone, or take the first few that open. You can always see your place in line.`,
      body: `Seats often open up even after an event is full. Our waitlist used to take one person at a time. Now you can join it as a group and stay a group.

## Two ways to wait

- **All together.** We only write to you once there are seats for everyone.
- **At least this many.** Say there are four of you, and two would do. We'll write as soon as two seats are free.

Your place in line is on your reservations page.

## When seats open

You'll get an email, and nobody else can take those seats until you answer. You have **48 hours**. Closer to the day that shrinks to 12, and then to 2. We don't send anything between 22:00 and 8:00, and a deadline never falls in those hours.

## If the line doesn't move for you

Suppose a group of four is first in line and only two seats open up. Those two may go to the next people they're enough for. The group of four stays first.

If you can't come after all, please give your seats back early. They go straight to whoever is next.`,
    },
  },
};

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
