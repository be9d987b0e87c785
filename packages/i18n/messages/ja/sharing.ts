export const sharing = {
  share: "しらせる",
  shareOn: "{service}でしらせる",
  copyUrl: "URLをコピー",
  copied: "コピーしました",
  copiedDetail: "はりつけて、だれかに送れます。",
  copyFailed: "コピーできませんでした",
  copyFailedDetail: "アドレス欄からコピーしてください。",
} as const;
