/** Words of the shell: seen on every page, so they travel with every page. Keep it small. */
export const commons = {
  site: {
    name: "卓上",
    nameLatin: "Takujo",
    tagline: "ボードゲームのイベントをひらき、席をひとつあけて待っています。",
    description:
      "卓上は、東京・神田でボードゲームのイベントをひらく場所です。ひとりでも、はじめてでも。席をおさえて、ルールは卓で。",
    operator: "卓上運営事務局",
  },
  skip: "本文へ",
  header: {
    home: "卓上 Takujo ホーム",
    pages: "主なページ",
    more: "そのほかのページ",
    menu: "メニュー",
    closeMenu: "メニューを閉じる",
    preferences: "表示の設定",
    searchExample: "イベント・ゲーム・読みもの",
    login: "ログイン",
    loginOrStart: "ログイン・はじめる",
    account: "マイページ",
    accountOf: "マイページ：{name}",
  },
  breadcrumb: { label: "パンくず", home: "ホーム" },
  navigator: { label: "このページの中" },
  footer: { play: "あそぶ", read: "よむ", ask: "たずねる", copyright: "© {year} 卓上運営事務局" },
  language: {
    label: "ことば",
    ja: "日本語",
    en: "English",
    enShort: "EN",
    fallbackNote: "英語のないページは、日本語のまま Japanese only と出ます。",
    onlyJapanese: "日本語のみ",
  },
  theme: { label: "明るさ", system: "端末と同じ", light: "明るい", dark: "夜" },
  motion: { reduce: "動きをひかえる" },
  loading: "読みこんでいます",
  close: "閉じる",
  dialog: {
    confirm: { accept: "すすめる", dismiss: "もう少し見る" },
    cancel: {
      title: "入力をやめますか？",
      body: "入力した内容は保存されません。",
      accept: "やめる",
      dismiss: "入力にもどる",
    },
    delete: { accept: "消す", dismiss: "残しておく", typeName: "確認のため「{name}」と入力" },
    reset: {
      title: "最初の状態にもどしますか？",
      body: "変更した項目を、前に保存した内容にもどします。",
      accept: "もどす",
      dismiss: "このまま続ける",
    },
  },
  toast: { region: "お知らせ" },
  build: {
    title: "新しい版があります",
    detail: "読みこみなおすと、最新の画面になります。",
    reload: "読みこみなおす",
  },
  error: {
    home: "ホームへ",
    back: "ひとつ前にもどる",
    reload: "読みこみなおす",
    status: {
      notFound: {
        heading: "ページが見つかりません",
        body: "おさがしのページは存在しないか、別の場所へ移動したようです。",
        aside: "この卓には、まだだれも座っていません。",
      },
      forbidden: {
        heading: "アクセスが拒否されました",
        body: "このページを見る権限がありません。",
        aside: "別のアカウントでログインしているかもしれません。",
      },
      serverError: {
        heading: "サーバーエラーが発生しました",
        body: "しばらくしてから、もう一度お試しください。",
        aside: "駒がひとつ、卓から落ちたようです。いま拾っています。",
      },
      maintenance: {
        heading: "サービスが一時的に利用できません",
        body: "ただいまメンテナンスをしています。",
        aside: "卓を拭いて、すぐにもどります。",
      },
      other: {
        heading: "エラーが発生しました",
        body: "予期しないエラーが発生しました。",
        aside: "時間をおいて、もう一度お試しください。",
      },
    },
  },
} as const;
