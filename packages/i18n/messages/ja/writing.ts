/** For text that was typed and not saved, and for logging in again without losing it. */
export const writing = {
  title: "書きかけがあります",
  found: "<time></time> に書いて、まだ保存していない内容が、この端末に残っています。",
  restore: "復元する",
  discard: "捨てる",
  leave: {
    title: "このページを離れますか？",
    body: "書きかけはこの端末に残ります。次にこのページを開くと、復元できます。",
    accept: "離れる",
    dismiss: "ここに残る",
  },
  signIn: {
    title: "ログインの期限が切れました",
    text: "書いた内容はこの画面に残っています。<email></email> に6けたのコードを送ります。ログインすると、そのまま続けられます。",
    submit: "ログインして続ける",
    later: "あとで",
  },
} as const;
