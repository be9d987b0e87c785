import type { LegalSeed } from "./insert-legal.ts";

export const privacyPolicy2: LegalSeed = {
  kind: "privacy-policy",
  version: 2,
  announcedOn: "2025-06-01",
  effectiveOn: "2025-07-01",
  text: {
    ja: {
      summary: `予約と受付に必要なものだけをお預かりし、売りません。同じ卓の人に見えるのは、呼び名とアイコンと話せることばだけです。アカウントは、自分で消せます。`,
      changes: `プロフィール（アイコン、話せることば、好きなゲームなど）と、郵送のあるイベントのご住所を、お預かりする情報に加えました。アカウントの削除をマイページからできるようにし、お預かりする期間と、安全のための備えの章を設けました。`,
      body: `卓上運営事務局（以下「当事務局」）は、ウェブサイト「卓上」（以下「当サイト」）とイベントを通じてお預かりする個人情報を、個人情報の保護に関する法律（以下「法」）とこのプライバシーポリシーにしたがって取り扱います。

## 1. 集める情報

予約と受付のために、次の情報をお預かりします。

- メールアドレス、表示名、ID
- プロフィールに書いていただいたこと（アイコン、ひとこと、話せることば、好きなゲーム、経験など）
- 予約の代表の方のお名前、ふりがな、電話番号
- いっしょに座る方の、卓で呼ばれたい名前
- 予約のときの質問へのお答えと、メモ
- 予約、キャンセル待ち、キャンセル、来場の記録
- 郵送のあるイベントにかぎり、ご住所
- お問い合わせの内容と、そのやりとり

プロフィールは、書かなくても予約できます。性別、生年月日、職業、カードの番号はうかがいません。参加費は当日に受付でいただくため、お支払いの情報を当サイトでお預かりすることはありません。

## 2. 使いみち

お預かりした情報は、次の目的だけに使います。

- 予約とキャンセル待ちの管理、当日の受付
- イベントの前日のお知らせ、変更や中止の連絡
- 郵送のあるイベントでの、品物の発送
- お問い合わせへの返信
- 不正な利用を防ぐこと

広告のために使うことはありません。この目的をこえて使うときは、あらかじめご本人の同意をいただきます。

## 3. ほかの人に見えるもの

同じ卓の参加者に見えるのは、卓で呼ばれたい名前、アイコン、話せることばだけです。連絡先や本名が見えることはありません。

## 4. 預ける相手

メールの配送とサーバーの運用を、契約を結んだ事業者に委託し、必要な監督をおこないます。このほかの第三者に個人情報を提供することは、ご本人の同意がある場合と、法令にもとづく場合をのぞいて、ありません。

## 5. Cookie とアクセスの記録

ログインを保つためと、えらんだことばを覚えておくために、Cookie を使います。サーバーには、安全の確認と障害の調査のために、接続元のアドレスと日時などの記録が残ります。

## 6. お預かりする期間と、安全のための備え

予約の記録は、イベントの日から1年間お預かりしたあとで消します。そのほかの情報は、アカウントがあるあいだお預かりします。

通信は暗号化し、情報を見られる担当者をかぎり、取り扱いのきまりを定めて守らせています。漏えいなどが起きたときは、法の定めにしたがって、個人情報保護委員会への報告とご本人への通知をおこないます。

## 7. 見る・直す・消す

マイページから、ご自身の情報の訂正とアカウントの削除ができます。削除すると、30日以内にお預かりしている情報が消えます。

開示、利用の停止など、マイページでできないことは、お問い合わせのページからお知らせください。ご本人であることを確かめたうえで、法の定めにしたがって対応します。手数料はいただきません。

## 8. お問い合わせ先

**卓上運営事務局 個人情報係**（〒101-0044 東京都千代田区鍛冶町2-4-8 卓上ハウス 神田）

[お問い合わせ](/contact)のページから、「個人情報について」と書いてお送りください。取り扱いについてのご意見や苦情も、ここで承ります。

このポリシーを改めるときは、新しい版とはじまりの日を、あらかじめ当サイトでお知らせします。前の版も、ひきつづき読めます。

制定 2024年10月1日／改定 2025年7月1日`,
    },
    en: {
      summary: `We keep only what we need to take your reservation and greet you at the door, and we don't sell it. People at your table see your nickname, icon and languages. You can delete your account yourself.`,
      changes: `Adds your profile (icon, languages, favorite games and so on) and, for events that ship something, your address to what we hold. Accounts can now be deleted from the account page. New sections say how long we keep things and how we protect them.`,
      body: `Takujo (卓上運営事務局, "we") handles the personal information it receives through the Takujo website ("the site") and at its events in accordance with Japan's Act on the Protection of Personal Information ("the Act") and this policy.

This English version is provided for your convenience. If it differs from the Japanese text, the Japanese text prevails.

## 1. What we collect

To take reservations and check people in, we hold:

- your email address, display name and ID
- what you choose to put in your profile: icon, a line about yourself, languages, favorite games, experience and the like
- the name, its reading in kana, and the phone number of the person who reserves
- the nicknames of the people you bring
- your answers to an event's questions, and your note
- a record of reservations, waitlists, cancellations and attendance
- your address, only for events that ship something
- your inquiries and our replies

You can reserve without filling in a profile. We don't ask for your gender, date of birth, occupation or card number. Fees are paid at reception on the day, so the site holds no payment details.

## 2. What we use it for

We use this information only to:

- manage reservations and waitlists, and check you in
- remind you the day before, and tell you when an event is changed or canceled
- send you things, for events that ship something
- answer your inquiries
- prevent misuse

It is never used for advertising. If we ever need it for anything beyond these purposes, we will ask for your consent first.

## 3. What other people see

People at your table see your nickname, your icon and the languages you speak. They never see your contact details or real name.

## 4. Who handles it for us

Email delivery and server operation are entrusted to companies under contract, which we supervise as the law requires. We give personal information to no other third party, except with your consent or where the law obliges us to.

## 5. Cookies and access records

We use cookies to keep you logged in and to remember the language you chose. Our server keeps records such as the address you connect from and the time, for security and for finding faults.

## 6. How long we keep it, and how we protect it

Reservation records are kept for one year after the event and then deleted. Everything else is kept for as long as you have an account.

Connections are encrypted, the number of staff who can see personal information is limited, and they work under written rules. If there is a leak, we will report it to the Personal Information Protection Commission and notify the people concerned, as the Act provides.

## 7. See, correct, delete

From your account page you can correct your information and delete your account. After deletion, the information we hold is gone within 30 days.

For anything you cannot do there, such as a request for disclosure or to stop use, write to us from the contact page. Once we have confirmed who you are, we will respond as the Act provides, free of charge.

## 8. Contact

**Personal Information Desk, Takujo** (Takujo House Kanda, 2-4-8 Kajicho, Chiyoda-ku, Tokyo 101-0044)

Please use the [contact page](/contact) and mention "personal information". Comments and complaints are received there too.

When this policy is revised, we announce the new version and the day it takes effect on the site beforehand. Earlier versions stay readable.

Established 1 October 2024. Revised 1 July 2025`,
    },
  },
};
