/** The rule as its form sends it, in the address and in the request body. */
export interface SeriesQuery {
  every: "week" | "month";
  interval: number;
  weekdays: number[];
  /** For monthly rules: which of the weekdays, or `day` for the day of the month. */
  nth: string;
  weekday: number;
  day: number;
  count: number;
  /** The last day, instead of a count. */
  until: string;
}

export const nths = ["1", "2", "3", "4", "-1", "day"] as const;
