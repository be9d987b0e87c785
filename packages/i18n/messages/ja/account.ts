/** The account area as a whole; its pages have sets of their own. */
export const account = {
  rail: "アカウント",
  signOut: "ログアウト",
  home: {
    hello: "{name}さん、おかえりなさい。",
    welcome: "おかえりなさい。",
    memberId: "会員番号 <id></id>",
  },
} as const;
