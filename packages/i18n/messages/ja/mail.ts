/** Words of the mails. Only the worker reads them. */
export const mail = {
  greeting: "{name} 様",
  /** Stands for anybody's name where the organizer looks at a mail beforehand. */
  previewName: "（お名前）",
  brand: "%sites%",
  place: "%place%",
  replies: "返信は {address} へ",
  repliesHere: "返信は、このメールへそのままどうぞ",
  facts: {
    receipt: "受付番号",
    category: "ご用件",
    name: "お名前",
    email: "メール",
    reservationCode: "予約番号",
    replyLocale: "返信の言語",
  },
  contactCopy: {
    subject: "【%site%】お問い合わせを受けとりました（受付番号 {receipt}）",
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
  answerNotice: {
    subject: "【お問い合わせ】返信が届きました（受付番号 {receipt}）",
    preview: "{name} 様から、返信が届きました。",
    heading: "返信が届きました",
    lead: "{name} 様が、メールで返信しました。やりとりに加えてあります。",
    files: "添付ファイル",
    separator: "、",
    body: "内容",
    open: "やりとりをひらく",
    reason: "お問い合わせへの返信があったことの、お知らせです。",
  },
  message: {
    lead: "「{title}」（{when}）の主催者からのお知らせです。",
    detail: "予約の詳細を見る（{code}）",
    reason: "このイベントに予約のある方と、席をお待ちの方に、お送りしています。",
    /** To the organizer alone. */
    test: "【試し送り】{subject}",
  },
  newsletter: {
    lead: "%site%からのお知らせです。",
    reason: "プロフィールで「ニュースと新しいイベント」を受けとると選んだ方に、お送りしています。",
    unsubscribe: "ニュースレターを止める",
  },
  receptionHelp: {
    subject: "【%site%】受付をお願いします：{title}",
    preview: "{when}、{place}",
    heading: "受付をお願いします",
    lead: "{by}さんから、次のイベントの受付をまかされました。",
    leadUnnamed: "次のイベントの受付をまかされました。",
    event: "イベント",
    when: "日時",
    place: "会場",
    open: "受付のページをひらく",
    days: "受付のページは、{from}から{until}まで、%site%にログインするとひらけます。イベントがはじまる前に一度ひらいておくと、会場で電波が届かなくても使えます。",
    reason: "イベントの主催者が、あなたのアカウントに受付をまかせたため、お送りしています。",
  },
  receptionHelpEnded: {
    subject: "【%site%】受付の依頼を取り消しました：{title}",
    preview: "このイベントの受付は、していただかなくて大丈夫です。",
    heading: "受付の依頼を取り消しました",
    lead: "次のイベントの受付は、していただかなくて大丈夫です。受付のページは、ひらけなくなりました。",
    reason: "受付をお願いしていた方に、お送りしています。",
  },
  signInCode: {
    subject: "【%site%】ログイン用コード：{code}",
    lead: "%site%のログイン用コードです。",
    use: "5分以内に、コードを送った画面で入力してください。ほかの端末やブラウザーでは使えません。",
    unexpected:
      "お心あたりがなければ、このメールは削除してください。コードをだれかに伝えないかぎり、ログインされることはありません。%site%のスタッフがコードをおたずねすることもありません。",
  },
  confirmChange: {
    subject: "【%site%】メールアドレスの変更を確認してください",
    lead: "%site%に登録のメールアドレスを {newEmail} に変えるお申し込みがありました。よろしければ、24時間以内に次のページを開き、ボタンを押してください。",
    next: "そのあと、新しいアドレスに確認のメールが届きます。そのメールのページでもボタンを押すと、変更が終わります。",
    unexpected:
      "お心あたりがなければ、ボタンを押さないでください。アドレスは変わりません。ご心配なときは {address} までお知らせください。",
  },
  verifyAddress: {
    subject: "【%site%】新しいメールアドレスの確認",
    lead: "このアドレスを%site%に登録するお申し込みがありました。24時間以内に次のページを開き、ボタンを押すと、変更が終わります。",
    unexpected:
      "お心あたりのない方は、どなたかがアドレスを書きまちがえたものと思われます。お手数ですが、このメールは削除してください。",
  },
  addressInUse: {
    subject: "【%site%】このアドレスは登録済みです",
    lead: "別のアカウントのメールアドレスを、このアドレスに変えるお申し込みがありました。このアドレスにはすでに%site%のアカウントがあるため、変更はしていません。",
    unexpected:
      "お心あたりがなければ、何もしなくてかまいません。あなたのアカウントは、そのままです。このアドレスのアカウントには、いつものとおりログインできます。",
  },
  emailChanged: {
    subject: "【%site%】メールアドレスを変更しました",
    lead: "%site%に登録のメールアドレスを {newEmail} に変更しました。ほかの端末やブラウザーでは、ログアウトしています。",
    unexpected: "お心あたりがなければ、すぐに {address} までお知らせください。",
  },
  accountDeleted: {
    subject: "【%site%】退会の手続きがすみました",
    lead: "%site%のアカウントを削除しました。プロフィール、住所、パスキー、お問い合わせの記録も消えています。",
    seats: "次の予約は取り消され、席をはなしました。",
    seat: "・{title}　{when}（{count, number}席）",
    again: "いつでも、同じメールアドレスではじめからお使いいただけます。ありがとうございました。",
    unexpected: "お心あたりがなければ、すぐに {address} までお知らせください。",
  },
} as const;
