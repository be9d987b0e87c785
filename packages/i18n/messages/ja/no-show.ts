/** The rule about absences, for everybody, and what it means for oneself. Never in the tone of a reproach. */
export const noShow = {
  heading: "不参加の決まり",
  rule: "連絡のない不参加が{months, number}か月のあいだに{absences, number}回になると、最後の不参加から{days, number}日のあいだ、これからの予約は{mostComing, number}件までになります。来られなくなったら、はじまる前に取り消してください。取り消した予約は数えません。",
  limited:
    "不参加が{counted, number}回になったため、いまは、これからの予約を{mostComing, number}件までお願いしています。{day}からは、これまでどおり予約できます。",
  limitReached:
    "いまの予約が終わるか、それを取り消すと、つぎの予約ができます。キャンセル待ちには入れます。",
  ask: "事情があったときや、記録がちがうときは、<link>お知らせください</link>。",
  refused:
    "不参加が{counted, number}回になったため、これからの予約は{mostComing, number}件までにしています。{day}からは、これまでどおり予約できます。それまでは、いまの予約が終わるか、それを取り消すと、つぎの予約ができます。事情があったときは、マイページの「お問い合わせ」からお知らせください",
  refusedShortly:
    "不参加の決まりのため、いまは予約をふやせませんでした。もう一度お試しいただくか、マイページの「予約」をごらんください",
  own: {
    count: "いま数えているのは{counted, number}回です。",
    none: "いま数えているものはありません。",
    expires: "{day}に消えます",
    why: "はじまりから終わりまで、受付の記録がなかったため、不参加として残っています。",
    counted: "この不参加は、{day}まで数えます。",
    thisOne: {
      grace: "この不参加は、まだ数えていません。",
      excused: "この不参加は、数えません。",
    },
    object:
      "お席にいらした方、やむをえない事情のあった方は、お知らせください。記録をたしかめて、お返事します。",
    standing: {
      grace: "まだ数えていません。お席にいらした方は、お知らせください。",
      excused: "数えません",
    },
    tell: "事情を知らせる",
    of: "：{title}",
  },
} as const;
