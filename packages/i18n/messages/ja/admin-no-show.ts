/** What other pages call these, by the set that they read. */
export const names = {
  titles: { adminNoShowRule: "不参加の決まり" },
  adminAudit: {
    groups: { "no-show-rule": "不参加の決まり" },
    actions: { "no-show-rule": { change: "不参加の決まりを変更" } },
    kinds: { "no-show-rule": "不参加の決まり" },
  },
} as const;

/** The rule about absences, for the organizer: its page, and a person's tally. */
export const adminNoShow = {
  heading: "不参加の決まり",
  note: "連絡なしに来なかった予約が重なった人の、先の予約の数をひかえめにする決まりです。利用を止めることはなく、ほかのお客さまには見えません。",
  form: {
    isOn: "この決まりを使う",
    isOnNote:
      "使うと、イベントのページと予約の画面に決まりが出ます。やめると、制限はすぐになくなります。",
    absences: "何回で",
    absencesHint: "数える不参加の回数です。",
    months: "数える期間（か月）",
    monthsHint: "開催日からこの月数がたつと、不参加は消えます。",
    graceHours: "数えはじめるまで（時間）",
    graceHoursHint:
      "終了からこの時間は数えません。受付のつけ忘れを、そのあいだに直せます。遅れて来た人は、受付をすれば参加です。",
    mostComing: "これからの予約は何件まで",
    mostComingHint: "キャンセル待ちは数えません。案内された席を受けとるときは数えます。",
    days: "制限する日数",
    daysHint: "最後の不参加の開催日から数えます。",
    less: "へらす",
    more: "ふやす",
    save: "保存する",
  },
  preview: {
    heading: "お客さまへの見えかた",
    off: "いまは使っていません。お客さまには何も見えません。",
  },
  limits: {
    heading: "この決まりがしないこと",
    items: {
      ban: "予約を止めること。1件は、いつでも予約できます。",
      cancelled: "取り消した予約を数えること。期限のあとの取り消しも数えません。",
      guests: "アカウントのない人を数えること。名前だけでは、同じ人かわかりません。",
      organizer: "店が加える予約を止めること。代理の予約や移動には効きません。",
      empty: "だれも受付をしなかった枠を数えること。不参加の記録がつきません。",
    },
  },
  done: { saved: "決まりを保存しました" },
  refusal: {
    "changed-meanwhile":
      "ほかの人が先に変更していたため、保存していません。いまの内容を確かめて、もう一度保存してください。",
    other: "保存できませんでした。しばらくしてからもう一度お試しください。",
  },
  person: {
    heading: "不参加の決まり",
    off: "この決まりは、いま使っていません。",
    toRule: "決まりを見る",
    left: "あと{count, number}回",
    limited: "予約は{count, number}件まで",
    over: "制限は終わりました",
    rings: "{absences, number}回のうち{counted, number}回",
    window: "{months, number}か月のあいだに",
    sum: "{counted, number}回／{absences, number}回",
    consequence:
      "{absences, number}回になると、これからの予約は{mostComing, number}件までになります（{days, number}日）。キャンセル待ちには入れます。",
    limitedUntil:
      "これからの予約は{mostComing, number}件まで（いま{coming, number}件）。{day}から、もとにもどります。",
    none: "数えている不参加はありません。",
    expires: "{day}に消えます",
    grace: "まだ数えていません",
    excused: "数えません（{reason}）",
    excuse: "数えない",
    count: "数える",
    of: "：{title}",
    question: {
      title: "この不参加を数えませんか？",
      text: "{title}（{day}）。不参加の記録はそのまま残り、決まりの回数にだけ入らなくなります。理由は本人には見えません。",
      reason: "理由",
      submit: "数えない",
    },
    reasons: {
      told: "連絡があった",
      reception: "受付のつけ忘れ",
      travel: "天候・交通",
      venue: "店の都合",
      other: "そのほか",
    },
  },
} as const;
