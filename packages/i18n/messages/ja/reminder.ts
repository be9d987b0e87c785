/** What other pages call these, by the set that they read. */
export const names = {
  titles: { reservationAnswer: "参加の返事" },
} as const;

/** Behind the link of a reminder, for anyone with it, signed in or not. */
export const reminder = {
  ask: {
    heading: "あす、お待ちしています。",
    today: "きょう、お待ちしています。",
    lead: "来られるかどうか、お返事をください。ボタンを押すまで、なにも変わりません。",
    soon: "もうすぐです。お待ちしています。",
  },
  coming: "参加します",
  cancel: "予約を取り消す",
  cancelNote: "取り消すと、席はすぐに待っている方へまわります。もとにはもどせません。",
  lateNote:
    "無料で取り消せる期限はすぎています。期限後の取り消しとして記録され、お支払いはイベントのきまりによります。",
  answered: {
    heading: "ありがとうございます。",
    lead: "参加とうかがいました。当日、会場でお会いしましょう。",
    change: "行けなくなったときは、予約のページから取り消せます。",
    changeByMail: "行けなくなったときは、メールのリンクから取り消せます。",
  },
  cancelled: {
    heading: "予約を取り消しました。",
    lead: "お知らせくださり、ありがとうございます。またの機会をお待ちしています。",
  },
  over: {
    heading: "この返事は、もう受けつけていません。",
    lead: "予約の状態が変わったか、イベントがはじまっています。予約のページでたしかめられます。",
  },
  invalid: {
    heading: "このリンクは使えません。",
    lead: "期限が切れたか、アドレスの一部が欠けています。返事や取り消しは、ログインすると予約のページからできます。",
  },
  refusal: {
    tooLate: "もうはじまっているため、受けつけられません",
    notNow: "予約の状態が先に変わったため、受けつけられませんでした",
    unavailable: "ただいま受けつけられません。少し時間をおいて、もう一度お試しください",
  },
  when: "日時",
  doors: "開場 {time}",
  place: "会場",
  seats: "席",
  seatCount: "{count, number}席",
  tableSeats: "{letter}卓・{count, number}席",
  code: "予約番号",
  event: "イベントのページ",
  reservations: "予約のページへ",
} as const;
