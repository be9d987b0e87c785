import type { LegalSeed } from "./insert-legal.ts";

export const privacyPolicy1: LegalSeed = {
  kind: "privacy-policy",
  version: 1,
  announcedOn: "2024-09-15",
  effectiveOn: "2024-10-01",
  text: {
    ja: {
      summary: `予約と受付に必要なものだけをお預かりし、売りません。同じ卓の人に見えるのは、呼び名だけです。消したいときは、お知らせください。`,
      changes: `はじめての版です。`,
      body: `卓上運営事務局（以下「当事務局」）は、ウェブサイト「卓上」（以下「当サイト」）とイベントを通じてお預かりする個人情報を、個人情報の保護に関する法律（以下「法」）とこのプライバシーポリシーにしたがって取り扱います。

## 1. 集める情報

予約と受付のために、次の情報をお預かりします。

- メールアドレス、表示名
- 予約の代表の方のお名前、ふりがな、電話番号
- いっしょに座る方の、卓で呼ばれたい名前
- 予約のときに書いていただいたメモ
- 予約、キャンセル、来場の記録
- お問い合わせの内容と、そのやりとり

性別、生年月日、職業、カードの番号はうかがいません。参加費は当日に受付でいただくため、お支払いの情報を当サイトでお預かりすることはありません。

## 2. 使いみち

お預かりした情報は、次の目的だけに使います。

- 予約の管理と、当日の受付
- イベントの変更や中止の連絡
- お問い合わせへの返信
- 不正な利用を防ぐこと

広告のために使うことはありません。この目的をこえて使うときは、あらかじめご本人の同意をいただきます。

## 3. ほかの人に見えるもの

同じ卓の参加者に見えるのは、卓で呼ばれたい名前だけです。お名前や連絡先は、受付の担当者だけが見ます。

## 4. 預ける相手

メールの配送とサーバーの運用を、契約を結んだ事業者に委託し、必要な監督をおこないます。このほかの第三者に個人情報を提供することは、ご本人の同意がある場合と、法令にもとづく場合をのぞいて、ありません。

## 5. Cookie とアクセスの記録

ログインを保つために Cookie を使います。サーバーには、安全の確認と障害の調査のために、接続元のアドレスと日時などの記録が残ります。

## 6. 見る・直す・消す

ご自身の情報の開示、訂正、利用の停止、削除を求めることができます。お問い合わせのページからお知らせください。ご本人であることを確かめたうえで、法の定めにしたがい、30日以内に対応します。手数料はいただきません。

予約の記録は、イベントの日から1年間お預かりしたあとで消します。

## 7. お問い合わせ先

**卓上運営事務局 個人情報係**（〒101-0044 東京都千代田区鍛冶町2-4-8 卓上ハウス 神田）

[お問い合わせ](/contact)のページから、「個人情報について」と書いてお送りください。取り扱いについてのご意見や苦情も、ここで承ります。

このポリシーを改めるときは、新しい版とはじまりの日を、あらかじめ当サイトでお知らせします。

制定 2024年10月1日`,
    },
    en: {
      summary: `We keep only what we need to take your reservation and greet you at the door, and we don't sell it. People at your table see nothing but your nickname. If you want something deleted, tell us.`,
      changes: `This is the first version.`,
      body: `Takujo (卓上運営事務局, "we") handles the personal information it receives through the Takujo website ("the site") and at its events in accordance with Japan's Act on the Protection of Personal Information ("the Act") and this policy.

This English version is provided for your convenience. If it differs from the Japanese text, the Japanese text prevails.

## 1. What we collect

To take reservations and check people in, we hold:

- your email address and display name
- the name, its reading in kana, and the phone number of the person who reserves
- the nicknames of the people you bring
- any note you write when you reserve
- a record of reservations, cancellations and attendance
- your inquiries and our replies

We don't ask for your gender, date of birth, occupation or card number. Fees are paid at reception on the day, so the site holds no payment details.

## 2. What we use it for

We use this information only to:

- manage reservations and check you in
- tell you when an event is changed or canceled
- answer your inquiries
- prevent misuse

It is never used for advertising. If we ever need it for anything beyond these purposes, we will ask for your consent first.

## 3. What other people see

People at your table see only the nickname you chose. Your name and contact details are seen by reception staff alone.

## 4. Who handles it for us

Email delivery and server operation are entrusted to companies under contract, which we supervise as the law requires. We give personal information to no other third party, except with your consent or where the law obliges us to.

## 5. Cookies and access records

We use a cookie to keep you logged in. Our server keeps records such as the address you connect from and the time, for security and for finding faults.

## 6. See, correct, delete

You may ask us to disclose, correct, stop using or delete information about you. Write to us from the contact page. Once we have confirmed who you are, we will respond as the Act provides, within 30 days and free of charge.

Reservation records are kept for one year after the event and then deleted.

## 7. Contact

**Personal Information Desk, Takujo** (Takujo House Kanda, 2-4-8 Kajicho, Chiyoda-ku, Tokyo 101-0044)

Please use the [contact page](/contact) and mention "personal information". Comments and complaints are received there too.

When this policy is revised, we announce the new version and the day it takes effect on the site beforehand.

Established 1 October 2024`,
    },
  },
};
