/** The file of all entries of an evening or a month. */
export const moneyCsv = {
  fileName: "会計",
  columns: {
    day: "日付",
    time: "時刻",
    event: "イベント",
    kind: "種類",
    code: "予約番号",
    method: "支払い",
    in: "入金（円）",
    out: "出金（円）",
    owedMore: "予定の増（円）",
    owedLess: "予定の減（円）",
    rate: "税率（%）",
    reason: "理由・品名",
    by: "担当",
  },
  kinds: {
    mark: "受付",
    discount: "割引",
    refund: "返金",
    sale: "物販",
    amount: "金額の訂正",
    method: "支払いの種類の訂正",
    deleted: "退会した人の分",
  },
  methods: { cash: "現金", qr: "QR", card: "カード" },
} as const;
