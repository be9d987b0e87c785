/** What tables are called by, in the order of the iroha. */
export const sessionLetters = ["い", "ろ", "は", "に", "ほ", "へ", "と", "ち", "り", "ぬ"];
