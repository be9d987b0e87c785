/** What other pages call these, by the set that they read. */
export const names = {
  titles: { userReservationOffer: "あいた席のご案内" },
} as const;

/** Offers of free seats to the next party in line. */
export const offer = {
  toYou: "キャンセル待ちのあなたへ",
  toName: "キャンセル待ちの{name}さんへ",
  heading: "席が、あきました。",
  lead: {
    all: "お待ちいただいた{count, number}席を、用意しました。期限までは、ほかの人には渡りません。",
    part: "{wanted, number}席のうち{count, number}席を、用意しました。期限までは、ほかの人には渡りません。",
  },
  left: "返事をいただけるまで",
  until: "{time} まで",
  take: "{count, plural, =1 {この席を予約する} other {#席を予約する}}",
  pass: "今回は見おくる",
  note: "すぐに予約が確定します。{time} までは無料で取り消せます。",
  lateNote: "すぐに予約が確定します。無料で取り消せる期限はすぎています。",
  when: "日時",
  venue: "会場",
  sum: "当日のお支払い",
  sumValue: "<num>{sum}</num>（{count, number}席）",
  free: "無料",
  table: "{letter}卓の{count, number}席",
  silence: {
    title: "返事がないときは",
    body: "期限が来ると、次に待っている方へ案内します。もう一度キャンセル待ちに入れますが、順番はうしろになります。",
  },
  fewer: {
    title: "少なくてもいいときは",
    body: "残りの席は、次の方へ進みます。",
    submit: "{count, number}席だけ予約する",
  },
  together: {
    title: "席数を変えたいときは",
    body: "予約したあとに、予約の詳細から席を減らせます。減らした席は次の方へ進みます。",
  },
  night: {
    title: "夜は、お知らせしません",
    body: "22:00〜8:00 にあいた席は、朝になってから案内します（はじまる直前をのぞく）。返事の期限が夜になるときは、朝まで延びます。",
  },
  noOverlap: "ほかの予約と、時間は重なっていません。",
  overlap: {
    title: "同じ時間に、ほかの予約があります。",
    body: "{title}（{time}）と重なるため、このままでは予約できません。どちらかを選んでください。",
    see: "その予約を見る",
  },
  refusal: {
    doubleBooked:
      "同じ時間にほかの予約があるため、予約できませんでした。先にその予約を取り消してから、もう一度お試しください。席は期限まで取ってあります",
    tooManySeats: "その席数では受けとれません。席数をえらびなおしてください",
    over: "この案内は、もう終わっています",
  },
  over: {
    confirmed: {
      heading: "席は、もうあなたのものです。",
      lead: "この案内の席は受けとりずみです。",
    },
    lapsed: {
      heading: "期限が、すぎました。",
      lead: "お返事がなかったので、席は取り消されました。もう一度キャンセル待ちに入ることもできます。",
    },
    left: {
      heading: "見おくりました。",
      lead: "席を取り消しました。またの機会をお待ちしています。",
    },
    waiting: {
      heading: "まだ、キャンセル待ちです。",
      lead: "席があいたら、メールでお知らせします。",
    },
    other: {
      heading: "この案内は、終わりました。",
      lead: "いまの状態は、予約の詳細でたしかめられます。",
    },
  },
  detail: "予約の詳細",
  event: "イベントのページ",
} as const;
