/** What other pages call these, by the set that they read. */
export const names = {
  adminAudit: {
    groups: { impersonation: "代理操作" },
    actions: { impersonation: { start: "代理操作を開始", stop: "代理操作を終了" } },
  },
} as const;

/** The banner over every page while an admin acts as a person. Fetched only then. */
export const impersonation = {
  label: "代理操作",
  text: "<name></name> さんとして閲覧中です。操作は記録されます。",
  left: "あと <time></time>",
  stop: "代理操作を終える",
  failed: "代理操作を終えられませんでした",
  failedDetail: "もう一度お試しください。15分たてば、ひとりでに終わります。",
} as const;
