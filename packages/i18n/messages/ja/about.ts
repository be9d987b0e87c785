export const about = {
  hero: {
    heading: "席を、ひとつあけて<br></br>待っています。",
    lead: "%site%は、神田でボードゲームのイベントをひらく場所です。勝ち負けより先に、同じ盤をのぞきこむ時間があると思っています。",
  },
  sections: { origin: "はじまり", promise: "約束", access: "行きかた" },
  origin: {
    heading: "五の目の、まんなか。",
    mark: "さいころの五の目は、ひとつの卓と四つの席に見えます。まんなかの金色の点が卓で、まわりの点が人。わたしたちの印は、そこから来ています。",
    story:
      "2024年の秋、銭湯のとなりの古い印刷所を借りて、土間に四つの卓を置きました。いまは二階の広間とあわせて十卓。平日の夜と週末に、会をひらいています。",
  },
  facts: {
    tables: { value: "10", unit: "卓", note: "1F 土間 4・2F 広間 6" },
    boxes: { value: "640", unit: "箱", note: "棚のゲーム。毎月6箱ずつ入れかえ" },
    alone: { value: "52%", unit: "", note: "ひとりで来た人の割合（2025年）" },
    guides: { value: "8", unit: "人", note: "案内役。うち4人は英語でも" },
  },
  promise: {
    heading: "%site%の、三つの約束。",
    patience: {
      title: "急かさない",
      body: "考えている人を待ちます。時間の心配は、案内役がします。",
    },
    company: {
      title: "置いていかない",
      body: "説明は卓ごとに、最初から。途中で来た人にも、もう一度。",
    },
    privacy: { title: "聞きださない", body: "使うのは呼び名だけ。年齢も仕事も、たずねません。" },
  },
  access: {
    heading: "卓上ハウス 神田",
    address: "住所",
    hours: "営業時間",
    closed: "休み",
    separator: "、",
    telephone: "電話",
    email: "メール",
    steps: "段差",
    stepsBody: "1F 入口 3cm・車いす席2",
    stepsNote: "2F は階段のみ。車いすの方は1Fの卓へ",
    bicycles: "駐輪",
    bicyclesBody: "10台（銭湯の裏）",
    operator: "運営",
    operatorBody: "%site%運営事務局",
    openMap: "地図をひらく",
  },
} as const;
