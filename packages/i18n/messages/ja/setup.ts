/** What other pages call these, by the set that they read. */
export const names = {
  titles: { setup: "サイトの準備" },
} as const;

export const setup = {
  heading: "サイトをはじめる",
  lead: "サイトの名前と、最初の管理者を決めます。",
  form: {
    required: "必須",
    optional: "任意",
    refused: "入力内容をご確認ください",
    afterLabel: "：",
    failed: "送れませんでした。通信の状態をたしかめて、もう一度お試しください",
  },
  fields: {
    nameJa: "サイトの名前（日本語）",
    nameEn: "サイトの名前（英語）",
    email: "最初の管理者のメールアドレス",
  },
  hints: {
    nameJa: "ページの上と題名、メールの件名に出ます。全角20文字まで。",
    nameEn: "英語のページとメールに出ます。日本語と同じでもかまいません。",
    email: "このあと、ログイン用のコードを送ります。",
  },
  submit: "はじめる",
  key: "準備用のキー",
  refusal: {
    wrongKey:
      "準備用のキーが正しくありません。サーバーのログに出ているアドレスを、もう一度開いてください",
    over: "このサイトの準備は、もう終わっています",
    tooMany: "短い時間に何度も送られたため、いまは受けとれません。しばらく待ってからお試しください",
    unavailable: "ただいま受けとれません。少し時間をおいて、もう一度お試しください",
  },
  waiting: {
    heading: "ただいま準備中です。",
    lead: "このサイトは、これからはじまります。もうしばらくお待ちください。",
    forAdmin: "管理する方へ",
    how: "サーバーを起動すると、準備用のアドレスがログに出ます。そのアドレスを開くか、末尾のキーを入力してください。",
    open: "準備をはじめる",
  },
} as const;
