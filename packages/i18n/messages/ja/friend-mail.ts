/** Words of the mails about a place that a friend takes. Only the worker reads them. */
export const friendMail = {
  open: "チケットをひらく",
  places: "だれがどの席かを見る",
  senderPays: "{sender}さんがまとめて払います",
  note: "行けなくなったときは、チケットのページから席を返せます。理由は聞きません。このメールのリンクは、ほかの人に送らないでください。",
  reason: "{sender}さんから席を受けとるときに、このアドレスを入れた方へお送りしています。",
  senderReason: "友だちに席をおくった方へお送りしています。",
  ticket: {
    subject: "【%site%】席のチケットです（{day} {title}）",
    heading: "席の予約が完了しました。",
    lead: "{sender}さんが取った席を、受けとりました。当日は、このメールのQRコードを受付で見せてください。",
  },
  changed: {
    subject: "【%site%】席の日時や卓が変わりました（{day} {title}）",
    heading: "日時か卓が、変わりました。",
    lead: "{sender}さんから受けとった席は、いまは下のとおりです。席はそのまま、おさえてあります。",
  },
  cancelled: {
    subject: "【%site%】席がなくなりました（{day} {title}）",
    heading: "席が、なくなりました。",
    lead: "{sender}さんのご予約が取り消されたため、受けとった席もなくなりました。お支払いはありません。",
  },
  reminder: {
    subject: "【%site%】もうすぐです（{day} {title}）",
    heading: "もうすぐ、お会いできます。",
    lead: "{sender}さんから受けとった席の日が近づきました。当日は、このメールのQRコードを見せてください。",
  },
  withdrawn: {
    subject: "【%site%】席は、おくった人にもどりました（{day} {title}）",
    heading: "席が、もどりました。",
    lead: "{sender}さんが、おくった席を取りもどしました。このチケットは使えません。",
  },
  accepted: {
    subject: "【%site%】友だちが席を受けとりました（{day} {title}）",
    heading: "席を、受けとってもらえました。",
    lead: "おくった席を、{friend}さんが受けとりました。{friend}さんには自分のチケットがあります。",
  },
  freed: {
    subject: "【%site%】席があきました（{day} {title}）",
    heading: "席が、あきました。",
    lead: "おくった席が、あなたの予約にもどりました。ほかの友だちを呼ぶことも、席をへらすこともできます。",
  },
} as const;
