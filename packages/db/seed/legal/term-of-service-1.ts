import type { LegalSeed } from "./insert-legal.ts";

export const termOfService1: LegalSeed = {
  kind: "term-of-service",
  version: 1,
  announcedOn: "2024-09-15",
  effectiveOn: "2024-10-01",
  text: {
    ja: {
      summary: `席は、予約が確定してはじめてあなたのものになります。参加費は当日払い。行けなくなったら前日の22:00までにお知らせください。卓では、おたがいを急かさず、聞きださず、気もちよく遊びましょう。`,
      changes: `はじめての版です。`,
      body: `この利用規約（以下「本規約」）は、卓上運営事務局（以下「当事務局」）が運営するウェブサイト「卓上」（以下「当サイト」）と、当事務局がひらくイベントのご利用について定めるものです。

## 第1条（この規約について）

1. 本規約は、当サイトとイベントを利用されるすべての方（以下「利用者」）に適用します。
2. 利用者は、本規約に同意したうえで予約するものとします。
3. イベントのページに別のきまりがあるときは、そのイベントについては、そのきまりが優先します。

## 第2条（アカウント）

1. アカウントは、メールで届く確認のコードを入力することでつくれます。
2. アカウントは、おひとりに一つとし、他人に貸したり譲ったりすることはできません。
3. 利用者は、正しい情報を登録し、変わったときは直すものとします。
4. 未成年の方は、保護者の同意を得てご利用ください。
5. 退会するときは、お問い合わせのページからお知らせください。

## 第3条（予約の成立）

1. 席をえらぶと、当サイトはその席を10分間確保します。その間に予約が確定されないとき、確保は終わります。
2. 予約は、当サイトに「確定」と表示されたときに成立します。
3. 一度に予約できる席の数は、イベントごとに定めます。
4. 同じ方が、時間の重なる複数の予約をすることはできません。

## 第4条（変更とキャンセル）

1. 利用者は、イベントの前日の22:00まで、予約を変更し、または取り消すことができます。
2. 前項の期限よりあとのキャンセルについては、イベントのページに定めるところにより、参加費の全部または一部をいただくことがあります。

## 第5条（参加費と支払い）

1. 参加費は、イベントのページに表示する金額とし、当日、受付でお支払いいただきます。
2. 当サイトの中で、料金をいただくことはありません。

## 第6条（開催の変更と中止）

1. 当事務局は、天候、交通、設備の事情、参加者の数などにより、イベントを変更し、または中止することがあります。
2. そのときは、予約された方にメールで知らせ、当サイトに表示します。
3. 中止したイベントの参加費は、いただきません。

## 第7条（当日のお願い）

1. 年齢のきまりがあるイベントでは、年齢のわかるものの提示をお願いすることがあります。
2. ゲームや備品を、ていねいに扱ってください。
3. ほかの参加者が写る写真は、ご本人の了承を得て撮ってください。
4. 会場では、案内役の指示にしたがってください。

## 第8条（してはいけないこと）

1. 利用者は、次のことをしてはなりません。
   - ほかの人になりすますこと、うその情報で予約すること
   - 席を転売すること
   - ほかの参加者をおどすこと、差別すること、いやがることをすること、連絡先や私事をしつこくたずねること
   - 当サイトのはたらきを妨げること、不正に入りこむこと
   - 法令または公序良俗に反すること
2. 前項に反したとき、当事務局は、予約の取り消し、会場からの退出、アカウントの停止をすることがあります。

## 第9条（責任の範囲）

1. 当事務局は、当サイトが途切れずに使えることを保証するものではありません。
2. 当事務局の責任により利用者に損害が生じたときは、通常生ずべき損害の範囲で賠償します。ただし、当事務局に故意または重大な過失があるときは、この限りではありません。
3. 会場でのお荷物は、ご自身で管理してください。

## 第10条（規約の変更と、準拠法）

1. 当事務局は、民法第548条の4の定めにしたがい、本規約を変更することがあります。変更するときは、内容とはじまりの日を、あらかじめ当サイトでお知らせします。
2. 本規約は日本法にしたがって解釈し、争いが生じたときは、東京地方裁判所または東京簡易裁判所を第一審の管轄裁判所とします。
3. 個人情報は、[プライバシーポリシー](/privacy-policy)にしたがって取り扱います。

制定 2024年10月1日`,
    },
    en: {
      summary: `A seat is yours once the reservation is confirmed. You pay at the door. If you can't come, tell us by 22:00 the day before. At the table, nobody is rushed, nobody is questioned, and everyone should enjoy the evening.`,
      changes: `This is the first version.`,
      body: `These terms of service ("the terms") govern the use of the Takujo website ("the site") and of the events held by its operator, Takujo (卓上運営事務局, "we").

This English version is provided for your convenience. If it differs from the Japanese text, the Japanese text prevails.

## Article 1 (About these terms)

1. The terms apply to everyone who uses the site or takes part in an event ("you").
2. By reservation you agree to the terms.
3. Where the page of an event states rules of its own, those rules take precedence for that event.

## Article 2 (Your account)

1. You make an account by entering a code that we send you by email.
2. Each person may have one account, which may not be lent or passed on.
3. Please register correct information, and correct it when it changes.
4. If you are a minor, use the site with the consent of a parent or guardian.
5. To close your account, write to us from the contact page.

## Article 3 (When a reservation is made)

1. When you choose seats, the site holds them for 10 minutes. If you do not confirm the reservation in that time, the hold ends.
2. A reservation is made when the site shows it as confirmed.
3. The number of seats you can reserve at once is set for each event.
4. One person may not hold reservations whose times overlap.

## Article 4 (Changes and cancellation)

1. You may change or cancel a reservation until 22:00 on the day before the event.
2. After that, you may owe all or part of the fee, as stated on the page of the event.

## Article 5 (Fees and payment)

1. The fee is the amount shown on the page of the event, and is paid at reception on the day.
2. Nothing is charged through the site.

## Article 6 (Changes to events)

1. We may change or call off an event because of weather, transport, the state of the venue, the number of participants or similar circumstances.
2. In that case we tell everyone who has reserved by email, and say so on the site.
3. Nothing is owed for an event that we call off.

## Article 7 (On the day)

1. At events with an age limit, we may ask to see something that shows your age.
2. Please treat games and furnishings with care.
3. Photograph other participants only with their consent.
4. At the venue, please follow the instructions of the guides.

## Article 8 (What you must not do)

1. You must not:
   - pretend to be someone else, or reserve with false information
   - resell seats
   - threaten, discriminate against or harass other participants, or press them for contact details or private matters
   - disturb the working of the site or gain unauthorized access to it
   - break the law or offend against public order and morals
2. If you do, we may cancel your reservations, ask you to leave the venue or suspend your account.

## Article 9 (Liability)

1. We do not guarantee that the site is available without interruption.
2. Where we are liable for damage you suffer, we compensate the damage that would ordinarily arise. This limit does not apply in cases of intent or gross negligence on our part.
3. Please look after your own belongings at the venue.

## Article 10 (Changes to the terms, and governing law)

1. We may change the terms as provided in Article 548-4 of the Civil Code of Japan. We announce the change and the day it takes effect on the site beforehand.
2. The terms are governed by the law of Japan. The Tokyo District Court or the Tokyo Summary Court has jurisdiction in the first instance over any dispute.
3. Personal information is handled in accordance with our [privacy policy](/privacy-policy).

Established 1 October 2024`,
    },
  },
};
