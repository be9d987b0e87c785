/** The rule as its form writes it, in the address and in what is sent. */
export interface SeriesQuery {
  every: "week" | "month";
  interval: number;
  weekdays: number[];
  /** Of the month: which of the weekday, or `day` for the day below. */
  nth: string;
  weekday: number;
  day: number;
  count: number;
  /** Instead of a count. */
  until: string;
}

export const nths = ["1", "2", "3", "4", "-1", "day"] as const;
