/** Formats of opening hours and closed days. Only the server reads it. */
export const house = {
  stretch: "{from}〜{until}",
  separator: "・",
  everyWeek: "毎週{days}曜",
} as const;
