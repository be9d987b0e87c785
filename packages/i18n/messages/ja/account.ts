/** What other pages call these, by the set that they read. */
export const names = {
  titles: { user: "マイページ" },
} as const;

/** The account area as a whole; its pages have sets of their own. */
export const account = {
  rail: "アカウント",
  signOut: "ログアウト",
  /** Asked before logging out. */
  unsaved: {
    title: "書きかけがあります",
    body: "ログアウトすると、書きかけはこの端末から消えます。",
    dismiss: "ここに残る",
  },
  anew: {
    title: "もう一度ログインしてください",
    text: "大切な操作なので、メールのコードかパスキーでログインしてから1時間のあいだだけできます。",
    action: "ログインしなおす",
  },
  home: {
    hello: "{name}さん、おかえりなさい。",
    welcome: "おかえりなさい。",
    answers: {
      heading: { offered: "返事を待っています", held: "入力の途中です" },
      lead: {
        offered: "返事を待っている席が、{count, number}件あります。",
        held: "入力の途中の席が、{count, number}件あります。",
      },
      until: "{time} まで",
      held: "時間がすぎても、入力した内容は残ります",
      expired: {
        note: "入力の時間がすぎたため、席は取り消されました。席があれば、もう一度おさえられます。",
        again: "もう一度、席をえらぶ",
      },
      lapsed: {
        note: "返事の期限がすぎ、席は次の方へ進みました。",
        again: "もう一度、キャンセル待ちに入る",
      },
    },
    name: {
      heading: "なんとお呼びしましょう？",
      lead: "名札と、このページのあいさつに使います。本名でなくてかまいません。",
      label: "表示名",
      hint: "全角20文字まで。あとから変えられます。",
      save: "この名前にする",
      saved: "表示名を保存しました",
    },
    reception: { heading: "受付をひらく" },
    other: "ほかの用事",
    tiles: "アカウントのページ",
    profile: "ID @{id}・名札・あそびかた",
    noAddress: "まだありません",
    addresses: "{count}件（{labels}）",
    between: "・",
    andMore: "ほか",
    noPasskey: "まだありません",
    passkeys: "{count}本",
    play: "遊んだものと回数。会のあとは、ここから書けます",
    notification: "見ているもの・プッシュ・カレンダー",
    watched: {
      settings: "お知らせの設定",
      saved: "とっておいた回・{day}",
      next: "つぎは {day}",
      none: "気になる回や、シリーズ・ゲーム・案内役を入れておくと、つぎの日どりがここにならびます。",
    },
    install: {
      heading: "アプリとして置けます",
      lead: "ホーム画面から一度でひらけて、チケットは電波がなくても使えます。",
      apple:
        "共有メニューの「ホーム画面に追加」をえらぶと、一度でひらけて、プッシュも受けとれます。",
      action: "この端末に置く",
      decline: "いまはしない",
    },
    calendar: "変更や取り消しも、いっしょに",
    passLeft: "残り{left, number}回",
    stamps: "スタンプ {stamps, number}／{of, number}",
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
    signedOut: "ログインの期限が切れました。入力した内容は残っています。もう一度お試しください。",
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
