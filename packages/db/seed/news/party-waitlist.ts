import type { NewsSeed } from "./news-seed.ts";

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
