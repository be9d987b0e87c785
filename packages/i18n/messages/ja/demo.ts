/** The line over every page of a demo. Sent with its pages only. */
export const demo = {
  label: "お試し用サイトのお知らせ",
  text: "お試し用のサイトです。毎朝4時に、はじめの状態にもどります。",
  mailbox: "メールとログインのコードはこちら",
} as const;
