/** What other pages call these, by the set that they read. */
export const names = {
  titles: { character: "キャラクター", characterItem: "キャラクター" },
} as const;

export const character = {
  heading: "卓の案内役、六にん。",
  headingOther: "卓の案内役たち。",
  lead: "名札の横に立っていたら、その卓の合図です。だれがいるかで、どんな時間になるかがわかります。",
  description:
    "%site%の案内役たちを紹介します。名札の横にだれが立っているかで、その卓がどんな時間になるかがわかります。",
  made: "{origin}・{duty}",
  /** By the language of the text, which may not be that of the page. */
  quote: { ja: "「{phrase}」", en: "“{phrase}”" },
  profile: "どんなひと",
  hand: "手札",
  trait: { depth: "考える深さ", speed: "手のはやさ", talk: "おしゃべり", luck: "運のよさ" },
  outOfFive: "5段階中{value, number}",
  likes: "好きなもの",
  duty: "担当",
  games: "好きなゲーム",
  others: "ほかの案内役",
  empty: "案内役は、いま席をはずしています",
  picture: {
    koma: "将棋の駒をかかげて手をふる、たてがみの赤い狛犬",
    sai: "おなかに大きなさいころを抱えた、青い犀",
    fuda: "裏がえしの札を何枚も持って目を細める、えりまきの狐",
    kikko: "六角の甲羅を背負い、湯のみを持つ、めがねの亀",
    toki: "首に砂時計をさげた、うす紅色の朱鷺",
    hako: "箱に入り、ふたを頭にのせた黒猫",
  },
} as const;
