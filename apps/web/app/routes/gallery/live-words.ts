/** What the gallery's live dialogs and toasts say. Nothing here is shown to visitors. */
export const liveDialogs = {
  confirm: {
    title: "この内容で予約しますか？",
    body: "春の重量級ナイト・い卓・2席。当日のお支払いは ¥5,600 です。",
  },
  cancel: {},
  delete: {
    title: "パスキー「iPhone」を消しますか？",
    body: "この端末ではパスキーで入れなくなります。",
    typeName: "iPhone",
  },
  reset: {},
};

export const liveToasts = {
  success: { summary: "保存しました", detail: "プロフィールを更新しました。" },
  info: { summary: "新しい版があります", detail: "読みこみなおすと、最新の画面になります。" },
  warn: { summary: "のこり1分です", detail: "い卓の確保がまもなく終わります。" },
  error: {
    summary: "コードがちがいます",
    detail: "もう一度入力するか、コードを送りなおしてください。",
  },
  secondary: { summary: "コードを送りました", detail: "kotori@example.jp をご確認ください。" },
  contrast: { summary: "ログアウトしました", detail: "またの卓で。" },
};
