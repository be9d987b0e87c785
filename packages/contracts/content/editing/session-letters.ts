/** Letters of tables, in iroha order. */
export const sessionLetters = ["い", "ろ", "は", "に", "ほ", "へ", "と", "ち", "り", "ぬ"];
