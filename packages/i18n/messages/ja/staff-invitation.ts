/** What other pages call these, by the set that they read. */
export const names = {
  titles: { staffInvitation: "メンバーへの招待" },
} as const;

/** The page of a staff invitation's link. */
export const staffInvitation = {
  open: {
    heading: "メンバーに招待されました",
    lead: "{by}さんから、次の役割をまかされました。",
    leadUnnamed: "次の役割をまかされました。",
    roles: "役割",
    where: "どこで",
    account: "アカウント",
    accept: "引き受ける",
    later: "いまは引き受けない",
  },
  other: {
    heading: "ほかのアドレスへの招待です",
    lead: "いまログインしているのは {email} です。招待のメールが届いたアドレスでログインしなおしてから、もう一度リンクをひらいてください。",
  },
  expired: {
    heading: "招待の期限が切れています",
    lead: "招待した人に、もう一度送ってもらってください。",
  },
  gone: {
    heading: "この招待は使えません",
    lead: "もう引き受けたか、取り消されたか、新しい招待が送られています。新しいメールが届いていないか、お確かめください。",
  },
  done: {
    heading: "ようこそ",
    lead: "役割がつきました。管理のページから、はじめられます。",
    action: "管理のページへ",
  },
  home: "マイページへ",
  refusal: {
    impersonated: "代理操作中は引き受けられません。ご本人だけができます。",
    unavailable: "うまくいきませんでした。しばらくしてからもう一度お試しください。",
  },
} as const;
