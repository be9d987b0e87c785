/** Words of the mails. Only the worker reads them. */
export const mail = {
  greeting: "{name} 様",
  /** Stands for anybody's name where the organizer looks at a mail beforehand. */
  previewName: "（お名前）",
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
  contactReply: {
    heading: "お問い合わせへのお返事",
    lead: "受付番号 {receipt} のお問い合わせに、お返事します。",
    body: "お送りいただいた内容",
    note: "つづけて聞きたいことがあれば、このメールにそのまま返信してください。",
    reason: "お問い合わせへの返事としてお送りしています。",
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
  signInCode: {
    subject: "【卓上】ログイン用コード：{code}",
    lead: "卓上のログイン用コードです。",
    use: "5分以内に、コードをお求めになった画面で入力してください。ほかの端末やブラウザーでは使えません。",
    unexpected:
      "お心あたりがなければ、このメールは削除してください。コードをだれかに伝えないかぎり、ログインされることはありません。卓上のスタッフがコードをおたずねすることもありません。",
  },
  confirmChange: {
    subject: "【卓上】メールアドレスの変更を確認してください",
    lead: "卓上に登録のメールアドレスを {newEmail} に変えるお申し込みがありました。よろしければ、1時間以内に次のページを開き、ボタンを押してください。",
    next: "そのあと、新しいアドレスに確認のメールが届きます。そのメールのページでもボタンを押すと、変更が終わります。",
    unexpected:
      "お心あたりがなければ、ボタンを押さないでください。アドレスは変わりません。ご心配なときは {address} までお知らせください。",
  },
  verifyAddress: {
    subject: "【卓上】新しいメールアドレスの確認",
    lead: "このアドレスを卓上に登録するお申し込みがありました。1時間以内に次のページを開き、ボタンを押すと、変更が終わります。",
    unexpected:
      "お心あたりのない方は、どなたかがアドレスを書きまちがえたものと思われます。お手数ですが、このメールは削除してください。",
  },
  emailChanged: {
    subject: "【卓上】メールアドレスを変更しました",
    lead: "卓上に登録のメールアドレスを {newEmail} に変更しました。ほかの端末やブラウザーでは、ログアウトしています。",
    unexpected: "お心あたりがなければ、すぐに {address} までお知らせください。",
  },
} as const;
