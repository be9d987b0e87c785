/** Words of the mails. Only the worker reads them. */
export const mail = {
  greeting: "{name} 様",
  brand: "卓上 Takujo",
  place: "卓上ハウス 神田（東京都千代田区鍛冶町2-4-8）",
  replies: "返信は {address} へ",
  facts: {
    receipt: "受付番号",
    category: "ご用件",
    name: "お名前",
    email: "メール",
    reservationCode: "予約番号",
    replyLocale: "返事のことば",
  },
  contactCopy: {
    subject: "【卓上】お問い合わせを受けとりました（受付番号 {receipt}）",
    preview: "受付番号 {receipt}。翌日までに、メールで返事をします。",
    heading: "たしかに、受けとりました。",
    lead: "お問い合わせありがとうございます。翌日までに、このアドレスへ返事をします。お送りいただいた内容は、次のとおりです。",
    body: "お送りいただいた内容",
    note: "書きたすことがあれば、このメールにそのまま返信してください。",
    reason:
      "お問い合わせの控えとして、自動でお送りしています。お心あたりのない方は、どなたかがアドレスを書きまちがえたものと思われます。お手数ですが、このメールは削除してください。",
  },
  contactNotice: {
    subject: "【お問い合わせ】{category}（受付番号 {receipt}）",
    preview: "{name} 様から、お問い合わせが届きました。",
    heading: "お問い合わせが届きました",
    lead: "{name} 様からです。このメールに返信すると、ご本人のアドレスへ届きます。",
    body: "内容",
    note: "控えは、ご本人へ自動で送っています。",
    reason: "お問い合わせフォームからのお知らせです。",
  },
} as const;
