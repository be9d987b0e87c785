/** What other pages call these, by the set that they read. */
export const names = {
  titles: { userEmail: "メールアドレス", changedEmail: "アドレスの変更" },
} as const;

/** Changing one's e-mail address, and the page that the links of its mails lead to. */
export const emailChange = {
  heading: "メールアドレスを変える",
  form: {
    current: "いまのアドレス",
    next: "新しいアドレス",
    required: "必須",
    hint: "携帯電話会社のアドレスのときは、{host} からの受信を許可してください。",
    send: "確認メールを送る",
    cancel: "やめる",
  },
  steps: {
    heading: "このあとの流れ",
    agree: "いまのアドレスで、承認する",
    agreeNote: "{email} に届くリンクを24時間のうちに開きます。本人の操作かどうかの確認です。",
    prove: "新しいアドレスで、確認する",
    proveNote:
      "承認すると、新しいアドレスにもメールが届きます。そのリンクを24時間のうちに開きます。",
    change: "切り替え完了",
    changeNote:
      "パスキーはそのまま使えます。ほかの端末のログインは、いったん切れます。終わるまでは、いまのアドレスでログインできます。",
  },
  pending: {
    current: "いま（まだこちらが有効）",
    next: "新しいアドレス（確認待ち）",
    agree: "いまのアドレスに届いたリンクを開いてください",
    agreeNote:
      "{email} に、<time></time> に送りました。24時間使えます。見あたらないときは、迷惑メールの箱もごらんください。",
    prove: "新しいアドレスに届いたリンクを開く",
    proveNote: "承認が終わると、{email} に届きます。",
    again: "もう一度送る",
    correct: "アドレスを直す",
    stop: "リンクを開かなければ、アドレスは変わりません。",
    unexpected:
      "心あたりのない変更なら、リンクを開かずに、<devices>ログイン中の端末</devices>をごらんください。",
  },
  landing: {
    ask: {
      heading: "アドレスの変更を、確認します。",
      text: "ご自分で申しこんだ変更なら、ボタンを押してください。お心あたりがなければ、この画面を閉じてください。なにも変わりません。",
      action: "確認する",
    },
    confirmed: {
      heading: "承認しました。",
      text: "新しいアドレスに、確認のメールを送りました。そのリンクを24時間のうちに開くと、切り替わります。",
    },
    changed: {
      heading: "アドレスを、変えました。",
      text: "これからは、新しいアドレスでログインしてください。パスキーは、そのままです。ほかの端末では、ログアウトしています。",
    },
    refused: { heading: "変えられませんでした。" },
    account: "マイページへ",
    again: "もう一度申しこむ",
    home: "ホームへ",
    close: "この画面は閉じてもかまいません。",
  },
  refusal: {
    EMAIL_IS_THE_SAME: "いまと同じアドレスです。",
    NOT_WHILE_IMPERSONATING: "代理で操作しているあいだは、アドレスを変えられません。",
    TOO_MANY_REQUESTS: "短いあいだに何度も送られました。少し待ってからお試しください。",
    UNAVAILABLE: "いま変えられません。少し待ってから、もう一度お試しください。",
    INVALID_TOKEN:
      "このリンクは正しくありません。メールのリンクが、途中で切れていないかたしかめてください。",
    TOKEN_USED: "このリンクは、もう使われたか、新しいリンクに変わっています。",
    TOKEN_EXPIRED: "このリンクの期限（24時間）がすぎました。もう一度申しこんでください。",
    EMAIL_TAKEN: "このアドレスは、ほかのアカウントで使われています。",
    other: "変えられませんでした。{message}",
  },
} as const;
