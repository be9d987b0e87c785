/** How hours and closed days of the house are written. Only the server reads it. */
export const house = {
  stretch: "{from}〜{until}",
  separator: "・",
  everyWeek: "毎週{days}曜",
} as const;
