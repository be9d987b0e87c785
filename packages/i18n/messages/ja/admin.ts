/** The frame of all admin pages. */
export const admin = {
  label: "管理",
  menu: "管理メニュー",
  tabs: "管理の主なページ",
  more: "ほか",
  unanswered: "未返信{count, number}件",
  trail: "いまいるページ",
  site: "サイトへもどる",
  you: "管理者",
  youStaff: "メンバー",
  closed: {
    title: "この役割では開けません",
    text: "ひらこうとしたページは、あなたの役割にはふくまれていません。メニューにあるページは、すべてひらけます。必要なときは、管理者に役割の追加をたのんでください。",
  },
  mailSubject: "件名",
  csv: { open: "CSVに書き出す", utf8: "通常", shiftJis: "古いExcel用" },
  month: {
    label: "月を選ぶ",
    previous: "前の月（{month}）",
    next: "次の月（{month}）",
  },
  combobox: { search: "入力してさがす", nothingFound: "あてはまるものはありません" },
} as const;
