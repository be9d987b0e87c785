/** What other pages call these, by the set that they read. */
export const names = {
  titles: { adminSynonym: "検索の同義語" },
  adminAudit: {
    groups: { synonym: "検索の同義語" },
    actions: {
      synonym: { change: "同義語を変更", create: "同義語を追加", remove: "同義語を削除" },
    },
    kinds: { synonym: "検索の同義語" },
  },
} as const;

export const adminSynonym = {
  heading: "検索の同義語",
  note: "サイトの検索で、同じ意味としてあつかうことばです。どれか一つでさがすと、ほかのことばでも見つかります。保存すると、すぐに効きます。",
  label: "同じ意味のことば",
  hint: "「、」で区切って、2〜12語。1語は40字まで。",
  example: "例）子ども、子供、キッズ、kids",
  add: "同義語を足す",
  save: "保存する",
  remove: "削除する",
  removeWords: "「{words}」を削除する",
  saveWords: "「{words}」を保存する",
  empty: "同義語はまだありません。",
  done: { saved: "同義語を保存しました", removed: "同義語を削除しました" },
  refusal: {
    words: "ことばを2〜12語、1語40字までで、「、」で区切って書いてください。",
    full: "同義語は300組までです。使わないものを削除してください。",
    gone: "この同義語は、もう削除されています。",
    other: "できませんでした（{code}）。しばらくしてからもう一度おためしください。",
  },
} as const;
