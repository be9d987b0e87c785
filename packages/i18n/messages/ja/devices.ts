/** What other pages call these, by the set that they read. */
export const names = {
  titles: { userDevice: "ログイン中の端末" },
} as const;

/** A person's sessions, and admins who acted as them. */
export const devices = {
  lead: "見おぼえのない端末があれば、ログアウトさせてください。",
  list: {
    label: "ログイン中の端末",
    unknown: "不明な端末",
    name: "{system}（{browser}）",
    this: "この端末",
    staff: "運営の代理操作",
    since: "<time></time> にログイン",
    method: { code: "（コード）", passkey: "（パスキー）", line: "（LINE）" },
    lastUsed: "最後に使った日 <day></day>",
    end: "ログアウト",
    endOf: "{name} をログアウト",
  },
  place: "場所の情報は保存していません。",
  more: {
    heading: "まとめてログアウト",
    others: "ほかの端末をすべてログアウト",
    othersNote: "この端末のログインは、そのまま残ります。",
    all: "この端末もふくめて、すべてログアウト",
    allNote: "端末をなくしたときなどに。次に使うとき、もう一度ログインします。",
  },
  ask: {
    one: "{name} をログアウトしますか？",
    oneBody: "その端末では、もう一度ログインが必要になります。",
    others: "ほかの端末をすべてログアウトしますか？",
    othersBody: "この端末のログインは、そのまま残ります。",
    all: "すべての端末をログアウトしますか？",
    allBody: "この端末も、ログアウトします。",
    accept: "ログアウトする",
    dismiss: "もどる",
  },
  done: { ended: "ログアウトさせました。", others: "ほかの端末を、すべてログアウトさせました。" },
  acted: {
    heading: "運営が代わりに操作した記録",
    lead: "お困りごとの対応などで、運営があなたの代わりに操作したときは、ここにすべて残ります。",
    none: "ありません。",
    during: "<start></start> から <end></end> まで",
    ongoing: "<start></start> から（いま操作しています）",
    by: "担当：{name}",
    reason: "理由：{reason}",
    noReason: "理由：記入なし",
  },
  refusal: {
    NOT_WHILE_IMPERSONATING: "代理で操作しているあいだは、できません。",
    TOO_MANY_REQUESTS: "短いあいだに何度も送られました。少し待ってからお試しください。",
    GONE: "その端末は、もうログアウトしています。",
    other: "できませんでした。{message}",
  },
} as const;
