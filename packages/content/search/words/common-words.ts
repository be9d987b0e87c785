/** English words that occur in nearly every text; ignored beside other words. */
export const commonWords = new Set(
  `a about all also am an and any are as at be but by can could did do does for from get go got had has have he her here
  his how i if in into is it its just me more my no not of off on one or our out she so some than that the their them then
  there these they this those to too up us very was we were what when where which who will with would you your`.split(
    /\s+/,
  ),
);

/** Japanese words that only hold a sentence together. */
export const particles = new Set(
  `から まで など ので けど でも ため ところ こと もの とき いる ある する なる できる できます ください ですか ますか です
  ます ません たい ない って として について という どこ なに いつ どう どの どんな いい よい おすすめ 何 方 人`.split(
    /\s+/,
  ),
);
