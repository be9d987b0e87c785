/** The side of the box, in one line. */
export const boardGame = {
  facts: "{players}・{minutes, number}分・重さ{weight, number}",
  players: "{min, number}–{max, number}人",
  playersExactly: "{count, number}人",
} as const;
