/** What other pages call these, by the set that they read. */
export const names = {
  titles: { contact: "お問い合わせ", contactSuccess: "送信しました" },
} as const;

export const contact = {
  heading: "お問い合わせ",
  lead: "メールで返事をします。",
  form: {
    required: "必須",
    optional: "任意",
    refused: "入力内容をご確認ください",
    afterLabel: "：",
    failed: "送れませんでした。通信の状態をたしかめて、もう一度お試しください",
  },
  groups: { subject: "ご用件", you: "あなたのこと", message: "内容" },
  fields: {
    category: "ご用件",
    name: "お名前",
    email: "メールアドレス",
    reservationCode: "予約番号",
    body: "お問い合わせの内容",
    replyLocale: "返信の言語",
    consent: "プライバシーポリシーへの同意",
  },
  categories: {
    event: "イベント・予約",
    payment: "支払い・領収書",
    "lost-property": "忘れもの",
    group: "貸切・団体",
    press: "取材・掲載",
    other: "そのほか",
  },
  reservationCodeExample: "例）7K2M-49XQ",
  consent: "<link>プライバシーポリシー</link>に同意します",
  leaveEmpty: "この欄には何も入力しないでください",
  send: "送信する",
  afterSending: "送信したあと、控えのメールが届きます。",
  emailTypo: "「{mark}」が入っています。{suggestion} ですか？",
  refusal: {
    again: "送信をたしかめられませんでした。お手数ですが、もう一度「送信する」を押してください",
    tooMany:
      "短い時間に何度も送られたため、いまは受けとれません。時間をおいて、もう一度お試しください",
    unavailable: "ただいま受けとれません。少し時間をおいて、もう一度お試しください",
  },
  before: {
    heading: "送る前に",
    faq: { title: "よくある質問", note: "キャンセル、子ども連れ、持ちものなど。" },
    reservation: {
      title: "予約の変更・取消",
      note: "期限まで、マイページでできます。",
    },
    line: { title: "LINEで相談", note: "どの卓がいいか迷っているときに。" },
  },
  success: {
    heading: "たしかに、受けとりました。",
    lead: "メールで返事をします。",
    receipt: "受付番号",
    category: "ご用件",
    copy: "控え",
    copyBody: "書いていただいたアドレスへ送りました。内容はそちらでご確認ください。",
    home: "ホームへ",
    events: "イベントを見る",
    late: "控えのメールが10分たっても届かないときは、アドレスのまちがいか、迷惑メールの設定が考えられます。<contact>もう一度送る</contact>か、<line>LINE</line>でお知らせください。",
    lateByForm:
      "控えのメールが10分たっても届かないときは、アドレスのまちがいか、迷惑メールの設定が考えられます。<contact>もう一度送ってください</contact>。",
  },
} as const;
