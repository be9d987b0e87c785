/** The pages that show what the site sent, while developing and in a demo. */
export const mailbox = {
  heading: "メールボックス",
  empty: "メールはまだありません。",
  refresh: "新しいメールを見る",
  all: "メール一覧にもどる",
  site: "サイトにもどる",
  missing: "このメールはありません",
  missingText: "古いメールは消えていきます。",
  at: "時刻",
  to: "宛先",
  subject: "件名",
  noSubject: "（件名なし）",
  html: "メールの内容",
  text: "テキスト版",
  headers: "ヘッダー",
  otherLanguage: "English",
  demo: {
    about:
      "このお試し用サイトのメールは、外には送られず、すべてここに届きます。数秒かかることがあります。1日たったメールと、200通より前のメールは消えます。",
    privacy: "だれでも読めるページです。実在のメールアドレスや個人情報は入力しないでください。",
    accounts: "試しかた",
    organizer: "主催者の画面を見るには、{email} でログインします。コードはこのページに届きます。",
    guest:
      "参加する人として試すには、guest@example.org のような架空のアドレスでログインします。{email} には、はじめから予約が入っています。",
  },
} as const;
