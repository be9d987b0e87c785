/** What other pages call these, by the set that they read. */
export const names = {
  titles: { adminStatistics: "集計" },
  admin: { pages: { statistics: "集計" } },
} as const;

/** The organizer's statistics: a month of finished events beside the month before. */
export const adminStatistics = {
  heading: "集計",
  note: "終わったイベント {events, number}回（{sessions, number}枠）・{time} にまとめました",
  csv: { month: "この月と前の月", year: "この月までの12か月" },
  unknownMonth: "その月の集計はありません。いちばん新しい月を出しています。",
  none: {
    heading: "終わったイベントは、まだありません",
    body: "イベントが終わると、ここに数が出ます。",
  },
  emptyMonth: {
    heading: "{month}に終わったイベントはありません",
    body: "前後の月を見てください。",
  },
  running:
    "{month}は、まだ終わっていません。前の月は1か月分なので、増えたか減ったかは、月が終わってから出ます。",
  unrecorded:
    "受付の記録が1人もない枠が、{sessions, number}枠あります。だれが来たかわからないので、その{seats, number}席は、来場・不参加・また来た人・参加費に入れていません。",
  change: {
    better: "改善",
    worse: "悪化",
    same: "同じ",
    more: "増えた",
    fewer: "減った",
    before: "前の月 {value}",
    nothingBefore: "前の月の数はありません",
  },
  unit: {
    people: "<num>{count, number}</num>人",
    percent: "<num>{value, number}</num>%",
    plainPeople: "{count, number}人",
    plainPercent: "{value, number}%",
    plainParties: "{count, number}組",
    plainDays: "{count, number}日前",
    unknown: "―",
  },
  table: { open: "表で見る", close: "表をとじる", total: "合計", before: "前の月", change: "差" },
  howCounted: "数えかた",
  attendance: {
    heading: "来場と定員",
    figure: "来場",
    sentence:
      "予約していた{expected, number}人のうち{reserved, number}人が来て、当日参加は{walkIns, number}人でした。いちばん多かったのは{day}からの週の{max, number}人です。",
    explanation:
      "受付で来場の印がついた人数です。グループは来た人だけを数えます。中止した枠、中止や非公開のイベントは数えません。",
    week: "週",
    range: "{month}{from}–{to}日",
    came: "来場",
    capacity: "定員",
    before: "前の月の来場",
  },
  weekdays: {
    heading: "曜日ごとの埋まり",
    figure: "席の埋まり",
    sentence:
      "いちばん埋まったのは{best}の{bestPercent, number}%、いちばん空いていたのは{worst}の{worstPercent, number}%です。",
    only: "{best}だけに開き、{bestPercent, number}%が埋まりました。",
    explanation:
      "終わったときに予約があった席を、定員で割ったものです。来なかった人の席と当日参加をふくみ、取り消された席はふくみません。",
    name: "曜日",
  },
  games: {
    heading: "ゲームごとの埋まり",
    sentence:
      "いちばん埋まったのは「{best}」の{bestPercent, number}%、いちばん空いていたのは「{worst}」の{worstPercent, number}%です。",
    only: "「{best}」だけで、{bestPercent, number}%が埋まりました。",
    explanation:
      "卓に選んだゲームで分けています。ゲームを決めない席は、ひとまとめです。図は定員の多い{count, number}件まで、表にはすべてあります。",
    name: "ゲーム",
    none: "ゲームを決めない席",
    deleted: "消したゲーム",
  },
  fill: {
    seats: "予約／定員",
    ofCapacity: "{reserved, number}／{capacity, number}",
    percent: "埋まり",
    filled: "埋まった席",
  },
  noShow: {
    heading: "不参加",
    sentence:
      "来る予定だった{expected, number}人のうち、{absent, number}人（{percent, number}%）が来ませんでした。",
    none: "来る予定だった人は、いませんでした。",
    explanation:
      "終わるまで予約があり、来場の印がつかなかった人です。グループの一部だけが来たときは、来なかった人だけを数えます。前もって取り消した人と当日参加は、ふくみません。",
    name: "人",
    came: "来た",
    absent: "来なかった",
    rate: "不参加の率",
  },
  leadTime: {
    heading: "予約の早さ",
    sentence: "半分の組は、{days, plural, =0 {当日} other {#日以上前}}に予約しています。",
    none: "予約はありませんでした。",
    explanation:
      "予約した日（キャンセル待ちの組は、待ちはじめた日）から当日までの日数を、組ごとに数えます。取り消された予約と当日参加は、ふくみません。早いほどよいとはかぎらないので、よしあしの色はつけません。",
    name: "いつ",
    parties: "組",
    share: "組の割合",
    median: "まんなかの組",
    groups: {
      days0: "当日",
      days1: "1〜2日前",
      days3: "3〜6日前",
      days7: "7〜13日前",
      days14: "14〜29日前",
      days30: "30日以上前",
    },
  },
  visitors: {
    heading: "また来た人",
    sentence:
      "アカウントのある{accounts, number}人のうち、{returning, number}人（{percent, number}%）が前にも来たことのある人でした。",
    none: "アカウントのある人の来場は、ありませんでした。",
    others:
      "ほかに、アカウントのない来場が延べ{others, number}人あります（同行者、電話の予約、当日参加）。",
    explanation:
      "この月より前にも来場の記録がある人です。同じ人が何度来ても、1か月に1人と数えます。アカウントのない人は、前に来たかどうかわからないので、割合に入れません。退会した人の記録は消えるので、数えるときにはいません。",
    name: "人",
    returning: "また来た",
    first: "はじめて",
    othersName: "アカウントなし（延べ）",
    rate: "また来た率",
  },
  waitlist: {
    heading: "キャンセル待ち",
    sentence:
      "{parties, number}組が待ち、{seated, number}組（{percent, number}%）が席をとれました。",
    none: "キャンセル待ちは、ありませんでした。",
    explanation:
      "空いた席の案内を受けて、予約が確定した組です。あとで取り消した組もふくみます。待つのをやめた組も、待った組に数えます。",
    name: "組",
    seated: "席がとれた",
    lapsed: "返事がなかった",
    left: "待つのをやめた",
    unserved: "空かなかった",
    rate: "席がとれた率",
  },
  fees: {
    heading: "参加費",
    figure: "来場した人の参加費",
    sentence: "来場した{came, number}人の参加費は{due}、受付で受けとった記録は{taken}です。",
    explanation:
      "参加費は、来場した人に約束した額の合計です。料金の種類と割引コードはふくみ、受付での訂正や払いもどしは入りません。受けとった額は、受付で記録した分だけです。売上の帳簿ではありません。",
    name: "お金",
    due: "来場した人の参加費",
    taken: "受けとった記録",
    cash: "現金",
    qr: "QR",
    card: "カード",
  },
  kinds: {
    heading: "料金の種類",
    sentence:
      "来場した{came, number}人のうち、一般の料金は{ordinary, number}人、ほかの種類は{others, number}人です。",
    discounts: "割引コードで来た人は{came, number}人、引いた額はあわせて{yen}です。",
    explanation:
      "来場した人を、予約や受付で決まった料金の種類で数えます。額は、その人たちが払う約束の額で、コードの割引を引いたあとのものです。イベントがちがっても、同じ名前の種類はひとつにまとめます。図は人数の多い{count, number}件まで、表にはすべてあります。コードをだれが使ったかは、のこしません。",
    name: "種類",
    ordinary: "一般",
    value: "{count, number}人 {yen}",
    owedChange: "額の差",
    discounted: "割引コード（引いた額）",
  },
} as const;
