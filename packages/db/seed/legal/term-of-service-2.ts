import type { LegalSeed } from "./insert-legal.ts";

export const termOfService2: LegalSeed = {
  kind: "term-of-service",
  version: 2,
  announcedOn: "2025-12-01",
  effectiveOn: "2026-01-01",
  text: {
    ja: {
      summary: `席は、予約が確定してはじめてあなたのものになります。参加費は当日払いで、サイトの中でお金はいただきません。行けなくなったら、期限のあとでも席を返せます。卓では、おたがいを急かさず、聞きださず、気もちよく遊びましょう。`,
      changes: `グループでのキャンセル待ちと、権利についての条を加え、十二条にしました。期限のあとでも席を返せること、そのときにお支払いいただくものの決めかた、警報の日の扱い、最少の人数がある卓の扱いを書きました。退会は、マイページからその場でできるようになりました。`,
      body: `この利用規約（以下「本規約」）は、卓上運営事務局（以下「当事務局」）が運営するウェブサイト「卓上」（以下「当サイト」）と、当事務局がひらくイベントのご利用について定めるものです。

## 第1条（この規約について）

1. 本規約は、当サイトとイベントを利用されるすべての方（以下「利用者」）に適用します。
2. 利用者は、本規約に同意したうえで予約するものとします。当サイトは、同意された規約の版を、予約とともに記録します。
3. イベントのページに別のきまりがあるときは、そのイベントについては、そのきまりが優先します。

## 第2条（アカウント）

1. アカウントは、メールで届く確認のコードを入力することでつくれます。つくったあとは、確認のコードまたはパスキーでログインします。当サイトは、パスワードを使いません。
2. アカウントは、おひとりに一つとし、他人に貸したり譲ったりすることはできません。
3. 利用者は、正しい情報を登録し、変わったときは直すものとします。メールアドレスと端末は、ご自身の責任で管理してください。
4. 未成年の方は、保護者の同意を得てご利用ください。
5. 利用者は、いつでもマイページから退会できます。退会すると、アカウントはその場で削除され、元にはもどせません。退会の前に生じた支払いの義務は、退会によってなくなりません。

## 第3条（予約の成立）

1. 席をえらぶと、当サイトはその席を10分間確保します。その間に予約が確定されないとき、確保は終わり、席はほかの方がえらべるようになります。
2. 予約は、当サイトに「確定」と表示され、予約番号が示されたときに成立します。当サイトは、確認のメールをお送りします。
3. 一度に予約できる席の数は、開催枠ごとに定めます。
4. 同じ方が、時間の重なる複数の予約をすることはできません。
5. 代表の方は、いっしょに座る方に本規約を伝え、守っていただくものとします。

## 第4条（キャンセル待ち）

1. 満席のとき、利用者は人数をきめてキャンセル待ちに並べます。全員ぶんの席がそろったときだけ案内を受けるか、何席からでも案内を受けるかをえらべます。
2. 席があいたときは、並んだ順に、あいた席の数で足りる方へ、メールで案内します。
3. 案内には返事の期限があり、期限までその席を確保します。期限は48時間を基本とし、開催が近づくにつれて短くなります。期限は案内のメールに示します。
4. 期限までにお返事がないとき、案内は効力を失い、席は次の方へまわります。
5. 案内を承諾すると、予約が成立します。

## 第5条（変更とキャンセル）

1. 利用者は、イベントのページに示す期限（別の定めがなければ前日の22:00）まで、無料で予約を変更し、または取り消すことができます。
2. 期限をすぎたあとも、利用者は席を返すことができます。返された席は、すぐに待っている方へまわります。
3. 期限のあとに席を返したとき、または連絡なくおいでにならなかったときは、そのイベントのページに定めるキャンセルのきまりにより、参加費の全部または一部をお支払いいただきます。お支払いは、次に来場されるときに受付でうかがいます。
4. 千代田区に大雨・暴風・大雪・暴風雪の警報が出ている日のキャンセルについては、前項のお支払いはいただきません。
5. 予約の変更と取り消しは、マイページでお手続きください。LINE では、ご本人の確認ができないため承れません。

## 第6条（参加費と支払い）

1. 参加費は、イベントのページに表示する金額（税込）とし、当日、受付でお支払いいただきます。
2. 当サイトの中で、料金をいただくことはありません。
3. 参加費を改めたときも、すでに成立している予約については、予約のときに表示した金額とします。

## 第7条（開催の変更と中止）

1. 当事務局は、天候、交通、設備の事情などにより、イベントを変更し、または中止することがあります。
2. 最少の人数がある卓は、定めた時刻に人数が足りないとき、お休みにすることがあります。
3. 変更、中止、お休みのときは、予約された方にメールで知らせ、当サイトに表示します。イベントのページは、そのまま残します。
4. 中止したイベントと、お休みにした卓の参加費は、いただきません。変更により参加できなくなった方は、期限にかかわらず、無料で取り消せます。

## 第8条（当日のお願い）

1. 受付で、チケットまたは予約番号をお示しください。
2. 年齢のきまりがあるイベントでは、年齢のわかるものの提示をお願いすることがあります。
3. ゲームや備品を、ていねいに扱ってください。ふつうに遊んでいてついた傷や、なくなったコマの代金は、いただきません。
4. ほかの参加者が写る写真は、ご本人の了承を得て撮ってください。つくりかけのゲームは、撮らないでください。
5. 会場では、案内役の指示にしたがってください。

## 第9条（してはいけないこと）

1. 利用者は、次のことをしてはなりません。
   - ほかの人になりすますこと、うその情報で予約すること
   - 席を転売すること、来るつもりのない席を予約すること
   - ほかの参加者やスタッフをおどすこと、差別すること、いやがることをすること、連絡先や私事をしつこくたずねること
   - 営業、勧誘、宗教や政治の活動をすること
   - 当サイトのはたらきを妨げること、不正に入りこむこと、機械によって席を確保しつづけること
   - 他人の権利を侵すものを、アイコンやプロフィールに載せること
   - 法令または公序良俗に反すること
2. 前項に反したとき、当事務局は、その程度に応じて、注意、予約の取り消し、会場からの退出、アカウントの停止をすることがあります。
3. 前項の措置に納得できない方は、お問い合わせのページから申し出ることができます。

## 第10条（文章と絵の権利）

1. 当サイトの文章、絵、キャラクターの権利は、当事務局または権利を持つ方にあります。私的な利用と、法令が認める引用をのぞき、許しなく使うことはできません。
2. 利用者がプロフィールなどに書いた文章や画像の権利は、利用者にあります。当事務局は、当サイトに表示するために必要な範囲で、これを使えるものとします。

## 第11条（責任の範囲）

1. 当事務局は、当サイトが途切れずに使えることを保証するものではありません。点検のために当サイトの一部を止めるときは、あらかじめお知らせするよう努めます。
2. 当事務局の責任により利用者に損害が生じたときは、通常生ずべき損害の範囲で賠償します。ただし、当事務局に故意または重大な過失があるとき、そのほか消費者契約法などの法令が責任の制限を認めないときは、この限りではありません。
3. 会場でのお荷物は、ご自身で管理してください。お忘れものは三か月お預かりします。
4. 利用者どうしのあいだに生じた争いは、当事者のあいだで解決するものとします。会場でお困りのことがあれば、案内役が力になります。

## 第12条（規約の変更と、準拠法）

1. 当事務局は、民法第548条の4の定めにしたがい、本規約を変更することがあります。変更するときは、内容とはじまりの日を、あらかじめ当サイトでお知らせします。前の版も、ひきつづき読めます。
2. 本規約の一部が法令により無効とされても、ほかの部分の効力は変わりません。
3. 本規約は日本法にしたがって解釈し、争いが生じたときは、東京地方裁判所または東京簡易裁判所を第一審の管轄裁判所とします。
4. 個人情報は、[プライバシーポリシー](/privacy-policy)にしたがって取り扱います。本規約についてのご質問は、[お問い合わせ](/contact)のページで承ります。

制定 2024年10月1日／改定 2026年1月1日`,
    },
    en: {
      summary: `A seat is yours once the reservation is confirmed. You pay at the door, and nothing is charged online. If you can't come, you can give your seats back even after the deadline. At the table, nobody is rushed, nobody is questioned, and everyone should enjoy the evening.`,
      changes: `Adds articles on waitlists for groups and on rights, making twelve. States that seats can be given back after the deadline and how what you then owe is determined, and covers days with weather warnings and tables that need a minimum number of players. You can now close your account yourself, with immediate effect.`,
      body: `These terms of service ("the terms") govern the use of the Takujo website ("the site") and of the events held by its operator, Takujo (卓上運営事務局, "we").

This English version is provided for your convenience. If it differs from the Japanese text, the Japanese text prevails.

## Article 1 (About these terms)

1. The terms apply to everyone who uses the site or takes part in an event ("you").
2. By reservation you agree to the terms. The site records with your reservation which version you agreed to.
3. Where the page of an event states rules of its own, those rules take precedence for that event.

## Article 2 (Your account)

1. You make an account by entering a code that we send you by email. After that you log in with a code or a passkey. The site uses no passwords.
2. Each person may have one account, which may not be lent or passed on.
3. Please register correct information, and correct it when it changes. You are responsible for looking after your email account and your devices.
4. If you are a minor, use the site with the consent of a parent or guardian.
5. You may close your account at any time from your account page. It is deleted at once and cannot be restored. Anything you already owe remains owed.

## Article 3 (When a reservation is made)

1. When you choose seats, the site holds them for 10 minutes. If you do not confirm the reservation in that time, the hold ends and others may choose the seats.
2. A reservation is made when the site shows it as confirmed, with its reservation number. We send you a confirmation by email.
3. The number of seats you can reserve at once is set for each session.
4. One person may not hold reservations whose times overlap.
5. If you reserve for others, please make sure that they know the terms and keep to them.

## Article 4 (Waitlist)

1. When a session is full, you may join its waitlist for a party of any permitted size, and choose whether to be offered seats only for everyone together or from a smaller number upward.
2. When seats become free, we offer them by email, in order of joining, to the first party for whom they are enough.
3. Each offer has a deadline, until which the seats are held for you. It is 48 hours as a rule and becomes shorter as the event approaches. The deadline is stated in the email.
4. If you do not answer by then, the offer lapses and the seats go to the next party.
5. A reservation is made when you accept an offer.

## Article 5 (Changes and cancellation)

1. You may change or cancel a reservation free of charge until the deadline on the page of the event, which is 22:00 on the day before unless stated otherwise.
2. You may still give seats back after the deadline. They go to people on the waitlist at once.
3. If you give seats back after the deadline, or do not come, you owe all or part of the fee, as stated in the cancellation policy on the page of that event. It is paid at reception the next time you come.
4. Nothing is owed under the preceding paragraph on days when a warning for heavy rain, storm, heavy snow or snowstorm is in force for Chiyoda ward.
5. Please change or cancel from your account page. We cannot do it over LINE, where we have no means of knowing who you are.

## Article 6 (Fees and payment)

1. The fee is the amount shown on the page of the event, tax included, and is paid at reception on the day.
2. Nothing is charged through the site.
3. If fees change, a reservation already made keeps the amount that was shown when it was made.

## Article 7 (Changes to events)

1. We may change or call off an event because of weather, transport, the state of the venue or similar circumstances.
2. A table that needs a minimum number of players may be called off if that number has not been reached at the time set for it.
3. In either case we tell everyone who has reserved by email, and say so on the site. The page of the event remains.
4. Nothing is owed for an event or table that we call off. If a change means that you can no longer come, you may cancel free of charge regardless of the deadline.

## Article 8 (On the day)

1. Please show your ticket or reservation number at reception.
2. At events with an age limit, we may ask to see something that shows your age.
3. Please treat games and furnishings with care. We do not charge for ordinary wear or for a lost piece.
4. Photograph other participants only with their consent. Please do not photograph unfinished games.
5. At the venue, please follow the instructions of the guides.

## Article 9 (What you must not do)

1. You must not:
   - pretend to be someone else, or reserve with false information
   - resell seats, or reserve seats you do not intend to use
   - threaten, discriminate against or harass other participants or staff, or press them for contact details or private matters
   - sell, solicit, or carry on religious or political activities
   - disturb the working of the site, gain unauthorized access to it, or keep seats on hold by automated means
   - put anything in your icon or profile that infringes the rights of others
   - break the law or offend against public order and morals
2. If you do, we may, according to how serious it is, warn you, cancel your reservations, ask you to leave the venue or suspend your account.
3. If you disagree with such a measure, you may say so from the contact page.

## Article 10 (Rights in texts and pictures)

1. The rights in the texts, pictures and characters on the site belong to us or to their owners. They may not be used without permission, except privately or by way of quotation permitted by law.
2. The rights in what you write or upload remain yours. We may use it as far as is needed to show it on the site.

## Article 11 (Liability)

1. We do not guarantee that the site is available without interruption. When we stop part of it for maintenance, we try to announce this beforehand.
2. Where we are liable for damage you suffer, we compensate the damage that would ordinarily arise. This limit does not apply in cases of intent or gross negligence on our part, or where the Consumer Contract Act or other law does not permit it.
3. Please look after your own belongings at the venue. Lost property is kept for three months.
4. Disputes between participants are to be settled between them. If anything troubles you at the venue, the guides will help.

## Article 12 (Changes to the terms, and governing law)

1. We may change the terms as provided in Article 548-4 of the Civil Code of Japan. We announce the change and the day it takes effect on the site beforehand. Earlier versions stay readable.
2. If part of the terms is invalid by law, the rest remains in force.
3. The terms are governed by the law of Japan. The Tokyo District Court or the Tokyo Summary Court has jurisdiction in the first instance over any dispute.
4. Personal information is handled in accordance with our [privacy policy](/privacy-policy). Questions about the terms are welcome on the [contact page](/contact).

Established 1 October 2024. Revised 1 January 2026`,
    },
  },
};
