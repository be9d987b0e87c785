/** What other pages call these, by the set that they read. */
export const names = {
  titles: { adminGameImport: "BGGから取りこむ" },
} as const;

export const adminGameImport = {
  heading: "BGGから取りこむ",
  note: "BoardGameGeek のコレクションを書き出したCSVから、ゲームの下書きをまとめて作ります。公開するまで、サイトには出ません。",
  how: "BGGの「Collection」→「Export」で保存したファイルを、そのまま選んでください。所有（own）にしていないものと拡張は、とばします。",
  file: "CSVファイル",
  fileHint: "900KB、1,500件まで。",
  username: "またはBGGのユーザー名",
  usernameHint:
    "公開しているコレクションを、BGGにききます。重さ・年齢・文字の量は、CSVにしかありません。",
  preview: "内容をたしかめる",
  found:
    "新しいゲーム {added, number}件、変わるゲーム {changed, number}件、同じゲーム {same, number}件",
  added: "新しいゲーム",
  changed: "棚にあって、内容がちがうゲーム",
  skipped: "とばした行（{count, number}件）",
  pick: "取りこむ",
  pickGame: "「{name}」を取りこむ",
  name: "名前",
  facts: "内容",
  change: "{field}：{before} → {after}",
  none: "なし",
  apply: "選んだゲームを下書きにする",
  nothing: "取りこむものはありません。棚と同じ内容です。",
  field: {
    minPlayers: "最少人数",
    maxPlayers: "最大人数",
    minutes: "時間（分）",
    age: "対象年齢",
    weight: "重さ",
    languageNeed: "遊ぶときに読む文字",
  },
  need: { none: "読まない", little: "すこし", much: "読む" },
  reason: {
    "not-owned": "所有していない",
    expansion: "拡張",
    number: "BGGの番号がない",
    name: "名前がない",
    twice: "同じゲームが二度ある",
  },
  fault: {
    encoding: "文字を読みとれません。BGGから書き出したままのCSVを選んでください。",
    columns: "コレクションのCSVではないようです。objectid と objectname の列が要ります。",
    empty: "ゲームが一つもありません。",
    "too-many": "1,500件を超えています。分けて取りこんでください。",
    "no-file": "ファイルを選んでください。",
    "too-large": "900KBを超えています。分けて取りこんでください。",
    unpicked: "取りこむゲームを選んでください。",
    scheduled: "公開を予約ずみのゲームがあります。公開できる人が取りこんでください。",
    unknown: "このユーザー名のコレクションは見つかりません。",
    gathering: "BGGがコレクションを集めています。1分ほどして、もう一度おためしください。",
    other: "できませんでした（{code}）。しばらくしてからもう一度おためしください。",
  },
  done: { imported: "下書きにしました。確かめて公開してください" },
} as const;
