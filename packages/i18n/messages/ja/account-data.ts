/** What other pages call these, by the set that they read. */
export const names = {
  titles: { userData: "データと退会" },
} as const;

export const accountData = {
  heading: "データと退会",
  lead: "あなたのデータを持ち出すことも、アカウントごと消すこともできます。",
  export: {
    heading: "データの書き出し",
    body: "プロフィール、住所、お問い合わせ、ログインの記録など、あなたについて保存しているものすべてを、ひとつのファイル（JSON）でお渡しします。",
    download: "ファイルを保存する",
    refused: {
      impersonating: "書き出しは、ご本人だけができます。代理でログインしている間は受けとれません。",
      tooMany: "書き出しは1時間に10回までです。時間をおいてお試しください。",
      unavailable: "ただいま書き出せません。少し時間をおいて、もう一度お試しください。",
    },
  },
  leave: {
    heading: "退会",
    body: "退会すると、次のものがすぐに消えます。もとにはもどせません。",
    deleted: {
      profile: "プロフィール、アイコン、名札",
      addresses: "登録した住所",
      passkeys: "パスキーと、すべての端末のログイン",
      inquiries: "お問い合わせの記録",
    },
    places: {
      heading: "次の予約も、すべて取り消されます",
      seats: "{when}・{count, number}席を取り消します",
      waiting: "{when}・{count, number}席のキャンセル待ちから抜けます",
    },
    before: "必要なものがあれば、先に書き出しておいてください。",
    word: "退会する",
    label: "確認のため「{word}」と入力してください",
    submit: "アカウントを消す",
    dialog: {
      title: "アカウントを消しますか？",
      body: "プロフィール、住所、パスキー、お問い合わせの記録がすべて消えます。もとにはもどせません。",
      bodyWithSeats:
        "{count, number}件の予約が取り消され、席はほかの方へまわります。プロフィール、住所、パスキー、お問い合わせの記録もすべて消えます。もとにはもどせません。",
      accept: "アカウントを消す",
    },
    done: {
      summary: "退会しました",
      detail: "確認のメールをお送りしました。またいつか、卓で。",
    },
    refused: {
      word: "「{word}」と入力してください",
      places:
        "この画面を開いたあとに、予約が増えています。取り消される予約をたしかめて、もう一度お試しください。",
      admin:
        "管理者のアカウントは、このままでは消せません。先に、ほかの管理者に役割を外してもらってください。",
      impersonating: "退会は、ご本人だけができます。代理でログインしている間はできません。",
      unavailable: "ただいま退会できません。少し時間をおいて、もう一度お試しください。",
    },
  },
} as const;
