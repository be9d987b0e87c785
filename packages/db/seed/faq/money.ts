import type { FaqSeed } from "./insert-faq.ts";

export const money: FaqSeed[] = [
  {
    slug: "when-to-pay",
    category: "money",
    text: {
      ja: {
        question: `支払いはいつですか。`,
        answer: `当日、受付でお支払いください。現金かQRコード決済を使えます。予約のときにお金をいただくことはなく、カードの番号もうかがいません。グループの方は、まとめてでも、別々でもかまいません。`,
      },
      en: {
        question: `When do I pay?`,
        answer: `At reception, on the day, in cash or with a QR payment app. Nothing is charged online and we never ask for a card number. Groups can pay together or separately.`,
      },
    },
  },
  {
    slug: "cancellation-fee",
    category: "money",
    text: {
      ja: {
        question: `キャンセル料はかかりますか。`,
        answer: `前日の22:00までは、かかりません。それよりあとは、料金の半額を、次にいらしたときに受付でいただきます。警報が出ている日は、期限をすぎていてもいただきません。天気のきまりは[台風や大雪のとき](/news/typhoon-and-snow-policy)にまとめてあります。会によってきまりがちがうときは、イベントのページの文が優先します。`,
      },
      en: {
        question: `Is there a cancellation fee?`,
        answer: `Not until 22:00 the day before. After that it's half the price of your seat, which you pay at reception the next time you come. If a weather warning is in force you owe nothing, however late it is ([our typhoon and snow policy](/news/typhoon-and-snow-policy)). Where an event has its own terms, the ones on its page apply.`,
      },
    },
  },
  {
    slug: "receipt",
    category: "money",
    text: {
      ja: {
        question: `領収書は出ますか。`,
        answer: `はい。お支払いのときに、受付で宛名をおっしゃってください。その場でお書きします。あとから必要になったときは、予約番号をそえて[お問い合わせ](/contact)からお知らせください。`,
      },
    },
  },
  {
    slug: "lower-price",
    category: "money",
    text: {
      ja: {
        question: `割引はありますか。`,
        answer: `学生の方と、はじめての方を連れてきてくださった方は、値上げのまえの参加費でかまいません。受付で**「いままでので」**とおっしゃってください。証明はいりません。金額は[参加費のお知らせ](/news/fee-change-explained)の表にあります。`,
      },
      en: {
        question: `Are there any discounts?`,
        answer: `Students, and anyone who brings a person who has never been here, can keep paying the fee from before the last increase. Just say so at reception; we won't ask for proof. Both prices are in [the table here](/news/fee-change-explained).`,
      },
    },
  },
];
