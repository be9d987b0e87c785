/** The account area as a whole; its pages have sets of their own. */
export const account = {
  rail: "アカウント",
  signOut: "ログアウト",
  anew: {
    title: "もう一度ログインしてください",
    text: "大切な操作なので、ログインから1時間のあいだだけできます。",
    action: "ログインしなおす",
  },
  home: {
    hello: "{name}さん、おかえりなさい。",
    welcome: "おかえりなさい。",
    memberId: "会員番号 <id></id>",
    tiles: "アカウントのページ",
    profile: "呼び名・名札・お知らせ",
    noAddress: "まだありません",
    addresses: "{count}件（{labels}）",
    between: "・",
    andMore: "ほか",
    noPasskey: "まだありません",
    passkeys: "{count}本",
    contact: "質問と、これまでの記録",
    data: "データの書き出し・退会",
    admin: "管理ページ",
  },
  form: {
    required: "必須",
    optional: "任意",
    refused: "入力内容をご確認ください",
    afterLabel: "：",
    failed: "保存できませんでした。通信の状態をたしかめて、もう一度お試しください",
  },
  save: "保存する",
  stop: "やめる",
  refusal: {
    changedMeanwhile:
      "ほかの画面で先に変更されていたため、保存していません。このページを読みこみなおして、いまの内容をたしかめてください",
    notWhileImpersonating: "これはご本人だけができます。代理でログインしている間は変更できません",
    tooMany: "短い時間に何度も試されたため、いまは受けつけられません。時間をおいてお試しください",
    gone: "すでに消されています",
    unavailable: "ただいま保存できません。少し時間をおいて、もう一度お試しください",
  },
} as const;
