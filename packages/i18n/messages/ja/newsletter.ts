/** What other pages call these, by the set that they read. */
export const names = {
  titles: { unsubscribe: "ニュースレターを止める" },
} as const;

/** Behind the link of a newsletter, for anyone with it, signed in or not. */
export const newsletter = {
  ask: {
    heading: "ニュースレターを止めますか。",
    lead: "ボタンを押すまで、なにも変わりません。止めても、予約についてのメールはこれまでどおり届きます。",
  },
  stopped: {
    heading: "ニュースレターを止めました。",
    lead: "もう送りません。送っている途中のものが、行きちがいで届くことはあります。また読みたくなったら、お知らせの設定で受けとれるようにできます。",
  },
  invalid: {
    heading: "このリンクは使えません。",
    lead: "アドレスの一部が欠けているか、古くなっています。ログインすると、お知らせの設定で止められます。",
  },
  /** Behind the link in notices of new events. */
  follow: {
    ask: {
      heading: "見ているもののお知らせを止めますか。",
      lead: "ボタンを押すまで、なにも変わりません。止めても、予約についてのメールはこれまでどおり届きます。",
    },
    stopped: {
      heading: "見ているもののお知らせを止めました。",
      lead: "メールではもう送りません。見ているものは、そのまま残っています。",
    },
    action: "このお知らせを止める",
  },
  unavailable: "いまは止められません。少し時間をおいて、もう一度お試しください",
  action: "ニュースレターを止める",
  settings: "お知らせの設定へ",
} as const;
