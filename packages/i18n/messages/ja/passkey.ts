/** What other pages call these, by the set that they read. */
export const names = {
  titles: { userPasskey: "パスキー" },
} as const;

/** The page of one's passkeys, and their offer after the first sign-in. */
export const passkey = {
  lead: "端末のロックを外すだけでログインできる鍵です。",
  list: {
    label: "登録したパスキー",
    unnamed: "名前のないパスキー",
    created: "<day></day> に登録",
    synced: "同期した端末でも使えます",
    onDevice: "作った端末だけで使えます",
    rename: "名前",
    renameOf: "「{name}」の名前を変える",
    delete: "消す",
    deleteOf: "「{name}」を消す",
  },
  rename: { title: "名前を変える", label: "パスキーの名前", save: "保存", cancel: "もどす" },
  delete: {
    title: "「{name}」を消しますか？",
    body: "このパスキーでは、ログインできなくなります。端末に残った鍵は、端末の設定から消せます。",
    last: "最後のパスキーです。消したあとは、メールのコードでログインできます。端末に残った鍵は、端末の設定から消せます。",
    accept: "消す",
    dismiss: "残しておく",
  },
  empty: {
    title: "まだパスキーがありません",
    text: "ログインは、これまでどおりメールのコードで。パスキーは、いつでも追加できます。",
  },
  add: {
    title: "パスキーを追加する",
    lead: "この端末に作るか、スマートフォンやセキュリティキーに作るかを選べます。",
    leadElsewhere: "この端末には保存できません。スマートフォンかセキュリティキーをお使いください。",
    name: "パスキーの名前",
    here: "この端末に作る",
    elsewhere: "ほかの端末を使う",
    needsScript: "パスキーを追加するには、ブラウザーの JavaScript を有効にしてください。",
  },
  offer: {
    title: "次からは、コードなしで",
    lead: "この端末にパスキーを作っておくと、次からは顔・指紋・端末のロックだけでログインできます。",
    here: "パスキーを作る",
    later: "あとで",
    note: "いつでも、マイページの「パスキー」で作れます。",
  },
  unsupported: {
    title: "このブラウザーでは、パスキーを作れません。",
    text: "iOS 16・Android 9 以降、または新しい Chrome・Safari・Edge・Firefox でお試しください。アプリの中で開いているときは、標準のブラウザーで開きなおすと使えることがあります。",
    copy: "このページのURLをコピー",
    copied: "URLをコピーしました",
    copyFailed: "コピーできませんでした",
    more: "パスキーについて、くわしく",
  },
  merits: {
    heading: "パスキーのいいところ",
    memory: {
      title: "覚えることが、ない",
      text: "顔・指紋・端末のロックで入ります。コードを待つ必要もありません。",
    },
    theft: {
      title: "盗まれにくい",
      text: "秘密の鍵は端末から出ません。にせのサイトでは働きません。",
    },
    loss: {
      title: "なくしても、大丈夫",
      text: "メールのコードでいつでも入れます。なくした端末は、ここで消してください。",
    },
  },
  line: {
    title: "LINEでログイン",
    lead: "LINEをつなぐと、次からはLINEだけでログインできます。受けとるのは、LINEがこのサイトのために決めたIDだけです。名前や写真、友だちは受けとりません。",
    link: "LINEをつなぐ",
    linked: "<day></day> からつながっています。",
    unlink: "LINEを外す",
    unlinkNote:
      "外すと、LINEでログインした端末はログアウトします。カレンダーに表示するためのアドレスも使えなくなります。",
    done: "LINEをつなぎました。次からはLINEでもログインできます。",
    refusal: {
      denied: "LINEをつなぐのをとりやめました。",
      expired: "LINEからもどるまでに時間がかかりました。もう一度お試しください。",
      away: "いまLINEにつながりません。少し待ってから、もう一度お試しください。",
      unproven: "LINEの確認がとれませんでした。もう一度お試しください。",
      staff: "運営の方のアカウントには、LINEをつなげません。",
      taken:
        "このLINEは、ほかのアカウントにつながっています。そのアカウントでログインして外すと、こちらにつなげます。",
      another: "このアカウントには、別のLINEがつながっています。先にそのLINEを外してください。",
      session: "ログインしている人が変わったため、LINEをつなぎませんでした。",
      busy: "いまはできません。少し待ってから、もう一度お試しください。",
    },
  },
  done: {
    unlinked: "LINEを外しました。",
    added: "パスキーを追加しました。次からこのパスキーでログインできます。",
    renamed: "名前を変えました。",
    deleted: "パスキーを消しました。",
  },
  refusal: {
    ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED:
      "この端末のパスキーは、もう登録してあります。ほかの端末にも作れます。",
    ERROR_CEREMONY_ABORTED: "登録は中断されました。よろしければ、もう一度お試しください。",
    USER_VERIFICATION_REQUIRED:
      "顔・指紋・暗証番号などで本人をたしかめられる端末が必要です。ほかの端末でお試しください。",
    NOT_WHILE_IMPERSONATING: "代理で操作しているあいだは、パスキーを変えられません。",
    TOO_MANY_REQUESTS: "短いあいだに何度も送られました。少し待ってからお試しください。",
    PASSKEY_NOT_FOUND: "このパスキーは、もうありません。",
    NOT_LOGGED_IN: "ログインが切れています。もう一度ログインしてから、お試しください。",
    other: "できませんでした。{message}",
  },
} as const;
