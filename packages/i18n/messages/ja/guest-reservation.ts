/** What other pages call these, by the set that they read. */
export const names = {
  titles: { guestReservation: "ご予約" },
} as const;

/** Behind the link in mails to parties without an account, for anyone with it, signed in or not. */
export const guestReservation = {
  confirmed: {
    heading: "ご予約の券です。",
    lead: "当日は、このページか予約番号を受付でお見せください。",
  },
  waiting: {
    heading: "キャンセル待ちです。",
    lead: "いまは{position, number}番目です。席があいたら、メールでお知らせします。",
  },
  offered: {
    heading: "席が、あきました。",
    lead: "{seats, number}席をお取りしています。期限までに、お返事をください。",
    until: "{time} まで",
    accept: "{seats, number}席を受けとる",
    pass: "今回は見おくる",
  },
  lapsed: {
    heading: "お返事の期限がすぎました。",
    lead: "席は、つぎにお待ちの方へまわりました。またの機会をお待ちしています。",
  },
  "called-off": {
    heading: "この会は、中止になりました。",
    lead: "ご予約はこちらで取り消しました。お支払いはありません。",
  },
  over: {
    heading: "このご予約は、終わっています。",
    lead: "取り消したか、会が終わっています。お心あたりがないときは、主催者へお問い合わせください。",
  },
  invalid: {
    heading: "このリンクは使えません。",
    lead: "会が終わってしばらくたったか、新しいメールに変わったか、アドレスの一部が欠けています。いちばん新しいメールのリンクをお試しください。",
  },
  calendar: "カレンダーに入れる",
  contact: "主催者へ問い合わせる",
  note: "このページのアドレスを知っている人は、ご予約を見たり取り消したりできます。ほかの人に送らないでください。",
  facts: { when: "日時", place: "会場", seats: "席", code: "予約番号" },
  tableSeats: "{letter}卓（{name}）・{count, number}席",
  namedSeats: "{name}・{count, number}席",
  change: {
    heading: "席の数と、お連れの方",
    lead: "席をへらすと、あいた席は待っている方へまわります。ふやしたいときは、主催者へご連絡ください。",
    seats: "席の数",
    seatCount: "{count, number}席",
    guest: "{number, number}人目の呼び名",
    guestHint: "名札と名簿に出ます。あだ名でかまいません。",
    leaving: "席をへらすときは、来られない方をえらんでください。",
    number: "{number, number}人目",
    companion: "{name}（{kind}）",
    friends: "友だちに席をおくる",
    submit: "この内容に変える",
  },
  cancel: {
    open: "予約を取り消す",
    lead: "取り消すと、席はすぐに待っている方へまわり、もとにはもどせません。{time} までは無料です。",
    late: "無料で取り消せる期限（{time}）はすぎています。期限後の取り消しとして記録され、お支払いはイベントのきまりによります。",
    submit: "予約を取り消す",
  },
  leave: {
    open: "キャンセル待ちをやめる",
    lead: "やめると、順番はなくなります。もう一度待つときは、いちばん後ろになります。",
    submit: "待つのをやめる",
  },
  done: {
    accept: "席を受けとりました",
    cancel: "予約を取り消しました",
    left: "見おくりました",
    change: "予約を変えました",
  },
  refusal: {
    friendsSeated:
      "友だちが受けとった席があります。席をへらすときや別の人の名前を入れるときは、先に「友だちに席をおくる」のページでその席を取りもどしてください",
    changedMeanwhile: "ほかで先に変わりました。いまの内容をたしかめて、もう一度お試しください",
    names: "お連れの方の呼び名が、席より多いか、長すぎます。来られない方の呼び名を消してください",
    leaving: "へらす席と同じ人数だけ、来られない方をえらんでください",
    notNow: "予約の状態が先に変わったため、受けつけられませんでした",
    tooLate: "もうはじまっているため、受けつけられません",
    tooManySeats: "席をふやすことは、このページではできません。主催者へご連絡ください",
    unavailable: "ただいま受けつけられません。少し時間をおいて、もう一度お試しください",
  },
} as const;
