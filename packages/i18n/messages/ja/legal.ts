/** What other pages call these, by the set that they read. */
export const names = {
  titles: { privacyPolicy: "プライバシーポリシー", termOfService: "利用規約" },
} as const;

export const legal = {
  description: {
    "privacy-policy": "%site%がお預かりする情報と、その使いみち、見る・直す・消す方法について。",
    "term-of-service": "予約、参加費、キャンセル、当日のお願い。%site%のご利用についての約束ごと。",
  },
  sections: "この文書の内容",
  version: "版",
  versionName: "第{version, number}版",
  oldTitle: "{title}（第{version, number}版）",
  effectiveOn: "施行日",
  announcedOn: "公開",
  otherVersions: "ほかの版を読む",
  openVersion: "ひらく",
  option: {
    current: "第{version, number}版（いまの版）",
    past: "第{version, number}版 {date}",
    coming: "第{version, number}版 {date}から",
  },
  pastTitle: "これは、むかしの版です",
  pastText:
    "第{version, number}版は、いまは効力がありません。<link>いまの版</link>をごらんください。",
  comingTitle: "これは、これからの版です",
  comingText:
    "第{version, number}版は、{date}から効力をもちます。それまでは<link>いまの版</link>のとおりです。",
  summary: "短く言うと",
  changes: "第{version, number}版で変わったこと",
  print: "印刷する",
} as const;
