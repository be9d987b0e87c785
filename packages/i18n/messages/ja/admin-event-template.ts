/** What other pages call these, by the set that they read. */
export const names = {
  titles: { adminEventTemplate: "イベントのひな形" },
  adminAudit: {
    groups: { "event-template": "イベントのひな形" },
    actions: {
      "event-template": {
        create: "ひな形を作成",
        remove: "ひな形を削除",
        rename: "ひな形の名前を変更",
      },
    },
    kinds: { "event-template": "イベントのひな形" },
  },
} as const;

/** Events to begin others from. */
export const adminEventTemplate = {
  heading: "ひな形",
  note: "よく開く形から、新しいイベントを始めます。会場・時間・参加費・期限・卓・文章が入り、日時は開催日に合わせて動きます。",
  empty: "ひな形はまだありません",
  emptyHint: "イベントの編集画面の「この形をひな形に残す」から作れます。",
  events: "イベントの一覧へ",
  sessions: "{count, number}枠",
  fee: "{amount, number}円",
  free: "無料",
  day: "開催日",
  create: "この形で作る",
  createFrom: "この形で作る：{name}",
  change: "名前を変える・消す",
  changeOf: "「{name}」の名前を変える・消す",
  name: "ひな形の名前",
  nameHint: "{max, number}字まで。例）重量級ナイト（半日）",
  rename: "名前を変える",
  remove: "消す",
  removeOf: "「{name}」を消す",
  removing: {
    title: "「{name}」を消しますか？",
    text: "ここから作ったイベントは、そのまま残ります。",
    submit: "消す",
    dismiss: "もどる",
  },
  save: {
    open: "この形をひな形に残す",
    hint: "次から、同じ会場・時間・参加費・卓・文章で始められます。",
    title: "この形をひな形に残しますか？",
    text: "いまの下書きの内容を残します。あとでイベントを直しても、ひな形は変わりません。",
    submit: "ひな形に残す",
    dismiss: "もどる",
  },
  refusal: {
    name: "名前を{max, number}字までで入れてください",
    day: "開催日を入れてください",
    "name-taken": "同じ名前のひな形があります。別の名前にしてください",
    full: "ひな形は{limit, number}個までです。使わないものを消してください",
    gone: "このひな形は、もう消されています",
    other: "できませんでした（{code}）。少し待ってから、もう一度お試しください",
  },
  done: {
    templateSaved: "ひな形に残しました",
    renamed: "ひな形の名前を変えました",
    removed: "ひな形を消しました",
    begun: "ひな形から作りました",
  },
} as const;
