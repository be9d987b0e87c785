/** What other pages call these, by the set that they read. */
export const names = {
  titles: { login: "ログイン" },
} as const;

/** Signing in by code or passkey. */
export const login = {
  returnTo: "ログインすると、「{page}」にもどります。",
  returnToEvent: "ログインすると、「{event}」の「{page}」にもどります。",
  email: {
    heading: "ログイン",
    lead: "メールアドレスに6けたのコードをお送りします。パスワードはいりません。",
    label: "メールアドレス",
    example: "name@example.jp",
    send: "コードを送る",
  },
  code: {
    heading: "コードを入力",
    lead: "<email></email> に送った6けたの数字を入力してください。5分間使えます。",
    label: "確認コード（6けた）",
    submit: "ログインする",
    resend: "もう一度送る",
    resendIn: "もう一度送る（あと<time></time>）",
    change: "メールアドレスを変える",
  },
  missing: {
    title: "届かないとき",
    wait: "1〜2分かかることがあります。",
    spam: "迷惑メールのフォルダーもごらんください。",
    spelling: "宛先は {email} です。まちがいがあれば、入れなおしてください。",
    limit:
      "コードを送れるのは、ひとつの宛先に1時間に5回までです。いちばん新しいコードだけが使えます。",
    ask: "それでも届かなければ、<contact>お問い合わせ</contact>からお知らせください。",
  },
  passkey: {
    or: "または",
    signIn: "パスキーでログイン",
    cancelled: "パスキーでのログインは中断されました。もう一度ためすか、コードをお使いください。",
  },
  line: {
    signIn: "LINEでログイン",
    finish: {
      heading: "LINEで確認できました",
      lead: "予約のお知らせを送るメールアドレスを確認します。アカウントをお持ちの方は、登録のアドレスを入れてください。LINEがつながり、次からはLINEだけでログインできます。",
      codeLead:
        "<email></email> に送った6けたの数字を入力すると、このアカウントにLINEがつながります。5分間使えます。",
      without: "LINEをつながずにログインする",
    },
    refusal: {
      denied: "LINEでのログインはとりやめました。メールのコードでもログインできます。",
      expired:
        "LINEからもどるまでに時間がたったか、別のブラウザーで始めています。もう一度お試しください。",
      away: "いまLINEにつながりません。少し待つか、メールのコードをお使いください。",
      unproven: "LINEの確認がとれませんでした。もう一度お試しください。",
      banned: "このアカウントはいま使えません。心あたりがなければ、お問い合わせください。",
      staff: "運営の方は、メールのコードかパスキーでログインしてください。",
      busy: "いまログインできません。少し待ってから、もう一度お試しください。",
    },
  },
  firstTime: "はじめての方も同じ手順です。コードが合えば、アカウントができます。",
  refusal: {
    INVALID_OTP: "コードがちがいます。いちばん新しいメールの数字をたしかめてください。",
    OTP_EXPIRED: "このコードは期限が切れました。新しいコードを送りました。",
    TOO_MANY_ATTEMPTS:
      "3回まちがえたため、このコードは使えなくなりました。新しいコードを送りました。そちらを入力してください。",
    TOO_MANY_CODES:
      "この宛先に送れるコードは、1時間に5回までです。時間をおいて、もう一度お試しください。",
    TOO_MANY_REQUESTS: "短いあいだに何度も送られました。少し待ってからお試しください。",
    BANNED_USER: "このアカウントはいま使えません。心あたりがなければ、お問い合わせください。",
    UNAVAILABLE: "いまログインできません。少し待ってから、もう一度お試しください。",
    other: "ログインできませんでした。{message}",
    lost: "つながりませんでした。電波をたしかめて、もう一度お試しください。",
    incomplete: "6けたの数字を入力してください。",
    /** For people who report the error to us. */
    code: "エラーコード：{code}",
    codeAndMessage: "エラーコード：{code}（{message}）",
  },
} as const;
