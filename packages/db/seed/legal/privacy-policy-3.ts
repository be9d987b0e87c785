import type { LegalSeed } from "./insert-legal.ts";

export const privacyPolicy3: LegalSeed = {
  kind: "privacy-policy",
  version: 3,
  announcedOn: "2026-03-01",
  effectiveOn: "2026-04-01",
  text: {
    ja: {
      summary: `予約と受付に必要なものだけをお預かりし、売りません。同じ卓の人に見えるのは、呼び名とアイコンと話せることばだけです。書き出すことも、消すことも、いつでも自分でできます。`,
      changes: `予約のお名前や電話番号を消すまでの期間を、1年から90日に短くしました。アカウントの削除を30日以内からその場に改め、情報の書き出しをマイページでできるようにしました。Cookie の名前と期間を示し、パスキー、操作の記録（2年）、代理での操作について書きました。`,
      body: `卓上運営事務局（以下「当事務局」）は、ウェブサイト「卓上」（以下「当サイト」）とイベントを通じてお預かりする個人情報を、個人情報の保護に関する法律（以下「法」）そのほかの法令と、このプライバシーポリシーにしたがって取り扱います。

## 1. 集める情報

ご本人から、次の情報をお預かりします。

| どんなとき | お預かりするもの |
| --- | --- |
| アカウントをつくるとき | メールアドレス、表示名、ID、使うことば |
| プロフィールを書いたとき | アイコン、ひとこと、話せることば、好きなゲーム、経験、説明できるかどうか、ほかのサービスのID、お知らせの設定 |
| パスキーをつくったとき | 公開鍵と、パスキーの名前 |
| 予約するとき | 代表の方のお名前・ふりがな・電話番号、卓で呼ばれたい名前、いっしょに座る方の呼び名、イベントの質問へのお答え、メモ、同意いただいたきまりの版 |
| キャンセル待ちに並ぶとき | 人数と、並びかた |
| 住所を登録したとき | 宛名・ふりがな、ご住所、電話番号。予約に使うのは、郵送のあるイベントだけです |
| 来場されたとき | 受付の時刻と、参加費の受けとりの記録 |
| お問い合わせのとき | お名前、メールアドレス、内容と、そのやりとり |

プロフィールと住所は、登録しなくても予約できます（郵送のあるイベントの住所をのぞきます）。性別、生年月日、職業はうかがいません。パスキーに使う顔や指紋の情報は、端末の外に出ず、当事務局には届きません。

参加費は当日に受付でいただきます。当サイトでの支払いはなく、カードの番号などをお預かりすることはありません。

## 2. 使いみち

お預かりした情報は、次の目的だけに使います。

1. ログインの確認と、アカウントの保護
2. 予約とキャンセル待ちの管理、当日の受付
3. 予約の確認、前日のお知らせ、席があいたときの案内、イベントの変更や中止の連絡
4. 郵送のあるイベントでの、品物の発送
5. お問い合わせへの返信
6. ニュースのお知らせ（受けとると設定された方だけ）
7. 不正な利用の防止と、障害の調査

広告のために使うことはなく、売ることもありません。この目的をこえて使うときは、あらかじめご本人の同意をいただきます。

## 3. ほかの人に見えるもの

同じ卓の参加者に見えるのは、卓で呼ばれたい名前、アイコン、話せることばだけです。お名前、連絡先、ご住所が見えることはありません。

お名前、ふりがな、電話番号は、受付と予約の担当者だけが見ます。お困りのときなどに、運営の担当者がご本人に代わって画面をひらくことがあります。そのときは理由を記録し、15分で自動的に終わり、ご本人にもあとからわかるようにします。代わりの操作で、メールアドレスやパスキーの変更、退会、情報の書き出しをすることはできません。

## 4. 預ける相手と、第三者への提供

次の仕事を、契約を結んだ事業者に委託し、法にしたがって必要な監督をおこないます。

- メールの配送（メールアドレス、宛名、メールの本文）
- サーバーとデータベースの運用（当サイトでお預かりする情報）

委託先の名称は、お問い合わせいただければお答えします。

このほかの第三者に個人情報を提供することは、ありません。ただし、あらかじめご本人の同意があるとき、法令にもとづくとき、人の生命や身体を守るために必要で同意を得るのがむずかしいときなど、法が認める場合をのぞきます。

## 5. Cookie とアクセスの記録

当サイトが使う Cookie は、はたらきに必要なものだけです。

| 名前 | はたらき | 期間 |
| --- | --- | --- |
| auth_jwt | ログインを保つ | 24時間 |
| i18n_redirected | えらんだことばを覚える | 365日 |

ログインの手つづきのあいだは、これに付随する Cookie を使うことがあります。広告や計測のための Cookie は置かず、第三者の計測のしくみも使いません。Cookie を断る設定にしても、ログインのいらないページはお読みになれます。

サーバーには、安全の確認と障害の調査のために、接続元のアドレス、日時、ひらいたページなどの記録が残ります。この記録から、個人を追いかけることはしません。

## 6. お預かりする期間

| 情報 | 期間 |
| --- | --- |
| アカウント、プロフィール、住所、パスキー | 消すまで、または退会まで |
| 予約のお名前・ふりがな・電話番号・住所・お答え・メモ | イベントの90日あとに、自動で空白にします |
| 予約の日付・席数などの記録 | 個人がわからない形で残します |
| ログインのコード | 5分で使えなくなります |
| 運営の操作の記録（だれが、いつ、何をしたか） | 2年 |
| お問い合わせ | 退会まで。アカウントのない方のものは、用が済み、必要がなくなったとき |

障害に備えた控えに残っているものは、控えの入れかわりとともに消えます。それまでのあいだ、ほかの目的に使うことはありません。

## 7. 安全のための備え

- 通信を暗号化し、ログインにパスワードを使わないしくみにしています。
- ログインのコードは、そのままの形では保存しません。
- 個人情報を見られる担当者をかぎり、運営の操作を記録しています。
- アイコンの画像からは、位置などの付随する情報をとりのぞきます。
- 担当者に取り扱いのきまりを定め、くりかえし確かめています。

漏えいなどが起きたときは、法の定めにしたがって、個人情報保護委員会への報告とご本人への通知をおこないます。

## 8. 見る・直す・消す

次のことは、[マイページ](/user)から、いつでもご自分でできます。

- お預かりしている情報を見る、直す
- お預かりしている情報を、ファイルに書き出す
- アカウントを削除する

アカウントを削除すると、お預かりしている個人情報は、その場で消えるか、だれのものかわからない形になります。元にはもどせません。

法にもとづく利用目的の通知、開示、訂正・追加・削除、利用の停止・消去、第三者提供の停止、第三者提供の記録の開示のうち、マイページでできないものは、次のお問い合わせ先で承ります。ご本人（または代理の方）であることを確かめたうえで、遅滞なく対応します。手数料はいただきません。お応えできないときは、その理由をお伝えします。

18歳未満の方は、保護者の方の同意を得てご登録ください。保護者の方からのお求めも、同じ窓口で承ります。

## 9. お問い合わせ先

**卓上運営事務局 個人情報係**（〒101-0044 東京都千代田区鍛冶町2-4-8 卓上ハウス 神田）

[お問い合わせ](/contact)のページから、「個人情報について」と書いてお送りください。取り扱いについてのご意見や苦情も、ここで承ります。代表者の氏名は、お求めに応じて遅滞なくお答えします。

このポリシーを改めるときは、新しい版、変わるところ、はじまりの日を、あらかじめ当サイトでお知らせします。前の版も、ひきつづき読めます。

制定 2024年10月1日／改定 2025年7月1日、2026年4月1日`,
    },
    en: {
      summary: `We keep only what we need to take your reservation and greet you at the door, and we don't sell it. People at your table see your nickname, icon and languages. You can export or delete everything yourself, at any time.`,
      changes: `The names and phone numbers on a reservation are now blanked 90 days after the event instead of after a year. Deleting your account takes effect at once instead of within 30 days, and you can export your data yourself. We list our cookies with their lifetimes, and describe passkeys, records of staff actions (two years) and staff acting on your behalf.`,
      body: `Takujo (卓上運営事務局, "we") handles the personal information it receives through the Takujo website ("the site") and at its events in accordance with Japan's Act on the Protection of Personal Information ("the Act"), other applicable law, and this policy.

This English version is provided for your convenience. If it differs from the Japanese text, the Japanese text prevails.

## 1. What we collect

You give us the following.

| When you… | We hold |
| --- | --- |
| make an account | your email address, display name, ID and language |
| fill in a profile | icon, a line about yourself, languages, favorite games, experience, whether you can teach, IDs on other services, notification choices |
| make a passkey | its public key and its name |
| reserve | the name, its reading in kana, and the phone number of the person who reserves; nicknames of everyone in your party; answers to the event's questions; your note; the version of the rules you agreed to |
| join a waitlist | the size of your party and how you want to wait |
| save an address | name and reading, address, phone number; used for a reservation only if the event ships something |
| come to an event | the time you checked in, and that the fee was received |
| write to us | your name, email address, your message and our replies |

You can reserve without a profile, and without an address unless the event ships something. We don't ask for your gender, date of birth or occupation. The face or fingerprint you use with a passkey never leaves your device and never reaches us.

Fees are paid at reception on the day. Nothing is paid through the site, and we hold no card numbers or other payment details.

## 2. What we use it for

We use this information only to:

1. log you in and protect your account
2. manage reservations and waitlists, and check you in
3. confirm your reservation, remind you the day before, offer you seats that open up, and tell you when an event is changed or canceled
4. send you things, for events that ship something
5. answer your inquiries
6. send you news, if you have asked for it
7. prevent misuse and find faults

It is never used for advertising and never sold. If we ever need it for anything beyond these purposes, we will ask for your consent first.

## 3. What other people see

People at your table see your nickname, your icon and the languages you speak. They never see your name, contact details or address.

Names, readings and phone numbers are seen only by the staff who handle reception and reservations. Occasionally, to help you, a member of staff may open the site on your behalf. The reason is recorded, it ends by itself after 15 minutes, and you can see afterwards that it happened. Nobody acting on your behalf can change your email address or passkeys, delete your account or export your data.

## 4. Who handles it for us, and disclosure to others

We entrust the following to companies under contract, and supervise them as the Act requires.

- Email delivery (your email address, your name, and the text of the message)
- Operation of servers and databases (the information held by the site)

We will tell you who they are if you ask.

We give personal information to no other third party, except where the Act allows it: with your prior consent, where the law obliges us to, or where it is needed to protect someone's life or safety and consent is hard to obtain.

## 5. Cookies and access records

The site uses only the cookies it needs to work.

| Name | Purpose | Lifetime |
| --- | --- | --- |
| auth_jwt | keeps you logged in | 24 hours |
| i18n_redirected | remembers the language you chose | 365 days |

Further cookies that belong to logging in may be used while you do so. We set no advertising or tracking cookies and use no third-party analytics. If you refuse cookies, you can still read every page that needs no login.

Our server keeps records such as the address you connect from, the time and the page, for security and for finding faults. We don't use them to follow individuals.

## 6. How long we keep it

| Information | Kept |
| --- | --- |
| Account, profile, addresses, passkeys | until you delete them or your account |
| Name, reading, phone number, address, answers and note on a reservation | blanked automatically 90 days after the event |
| Date, number of seats and similar facts of a reservation | kept in a form that identifies nobody |
| Login codes | unusable after 5 minutes |
| Records of staff actions (who did what, and when) | 2 years |
| Inquiries | until you delete your account; without an account, until the matter is settled and they are no longer needed |

Copies kept in case of a breakdown disappear as those copies are replaced. Until then they are used for nothing else.

## 7. How we protect it

- Connections are encrypted, and logging in involves no passwords.
- Login codes are not stored in readable form.
- Few members of staff can see personal information, and what they do is recorded.
- Location and other hidden data are removed from icon pictures.
- Staff work under written rules, which we go over regularly.

If there is a leak, we will report it to the Personal Information Protection Commission and notify the people concerned, as the Act provides.

## 8. See, correct, delete

From [your account page](/user) you can, at any time and by yourself:

- see and correct the information we hold
- export it as a file
- delete your account

When you delete your account, the personal information we hold is removed at once, or blanked so that it no longer points to you. This cannot be undone.

The Act also lets you ask for the purpose of use, disclosure, correction, addition or deletion, an end to use or to provision to third parties, and the records of such provision. For whatever you cannot do on your account page, write to the contact below. Once we have confirmed that you are the person concerned or act for them, we will respond without delay and free of charge. If we cannot do what you ask, we will tell you why.

If you are under 18, please register with the consent of a parent or guardian. Parents and guardians can use the same contact.

## 9. Contact

**Personal Information Desk, Takujo** (Takujo House Kanda, 2-4-8 Kajicho, Chiyoda-ku, Tokyo 101-0044)

Please use the [contact page](/contact) and mention "personal information". Comments and complaints are received there too. The name of our representative will be given without delay on request.

When this policy is revised, we announce the new version, what changes and the day it takes effect on the site beforehand. Earlier versions stay readable.

Established 1 October 2024. Revised 1 July 2025 and 1 April 2026`,
    },
  },
};
