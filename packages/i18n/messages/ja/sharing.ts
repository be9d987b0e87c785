export const sharing = {
  share: "シェア",
  shareOn: "{service}でシェア",
  copyUrl: "URLをコピー",
  copied: "コピーしました",
  copiedDetail: "はりつけて、だれかに送れます。",
  copyFailed: "コピーできませんでした",
  copyFailedDetail: "リンクを選んで、コピーしてください。",
} as const;
