/** What other pages call these, by the set that they read. */
export const names = {
  titles: { adminImage: "画像" },
  admin: { pages: { images: "画像" } },
  adminAudit: {
    groups: { image: "画像" },
    actions: {
      image: { describe: "画像の説明を変更", remove: "画像を削除", upload: "画像を追加" },
    },
    kinds: { image: "画像" },
  },
} as const;

/** The operator's images, and the choice of one of them in an editor. */
export const adminImage = {
  heading: "画像",
  note: "カバーと本文に使えます。位置情報などは取り除いて保存します。",
  upload: {
    heading: "画像を足す",
    file: "ファイル",
    hint: "PNG・JPEG・WebP・GIF・AVIF、15MB・5,000万画素まで。選ぶか、ここへドラッグしてください。",
    submit: "アップロードする",
  },
  alt: {
    ja: "代替テキスト（日本語）",
    en: "代替テキスト（英語）",
    hint: "見えない人に読み上げられます。写っているものを一文で。",
    optional: "任意",
    save: "保存する",
    missing: "代替テキストがありません",
    missingEnglish: "英語がありません",
  },
  state: { waiting: "準備中", ready: "使えます", refused: "使えません" },
  filters: "状態でしぼりこむ",
  all: "すべて",
  size: "{width, number}×{height, number}px・{kind}・{bytes}",
  open: "{name}をひらく",
  unnamed: "名前のない画像",
  refresh: "表示を新しくする",
  next: "つぎの画像",
  first: "はじめから",
  empty: { title: "画像はまだありません", text: "最初の一枚を上のフォームから足してください。" },
  item: {
    heading: "画像",
    markdown: "本文に入れるときの書き方",
    added: "<date></date>に追加",
    close: "とじる",
    remove: "削除する",
    removeHint: "公開中のページか下書きで使っているあいだは削除できません。",
  },
  done: {
    uploaded: "アップロードしました。まもなく使えるようになります",
    described: "代替テキストを保存しました",
    removed: "画像を削除しました",
  },
  refusal: {
    "no-file": "ファイルを選んでください。",
    "too-large": "ファイルが大きすぎます。15MBまでにしてください。",
    empty: "ファイルが空です。",
    "unknown-kind": "この形式は使えません。PNG・JPEG・WebP・GIF・AVIFにしてください。",
    "not-as-declared": "ファイルの中身が、名のっている形式とちがいます。",
    "wrong-extension": "ファイル名の拡張子が、中身の形式とちがいます。",
    truncated: "ファイルが途中で切れています。もう一度書き出してください。",
    "something-else-inside":
      "画像のうしろに別のファイルが入っています。画像だけを書き出してください。",
    "too-many-pixels": "画素数が多すぎます。5,000万画素までにしてください。",
    "too-many-frames": "アニメーションが大きすぎます。1枚の絵にしてください。",
    broken: "画像を読みとれません。こわれているようです。",
    "image-in-use": "公開中のページか下書きで使っているので、削除できません。",
    "alt-missing": "日本語の代替テキストを書いてください。",
    other: "保存できませんでした（{code}）。しばらくしてからもう一度おためしください。",
  },
  picker: {
    choose: "画像を選ぶ",
    change: "画像をかえる",
    none: "画像を使わない",
    heading: "画像を選ぶ",
    upload: "新しい画像をアップロード",
    loading: "読みこんでいます",
    waiting: "準備しています",
    manage: "画像のページで管理する",
    withoutScript: "画像を選ぶには、ブラウザのJavaScriptが必要です。",
  },
} as const;
