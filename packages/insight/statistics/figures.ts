import type { MonthFigures } from "@takujo/contracts/insight/statistics";

/** Without the names of games, which are those of the day on which they are read. */
export type StoredFigures = Omit<
  MonthFigures,
  "month" | "countedAt" | "games" | "kinds" | "discounts"
> & {
  games: { id: string | null; reserved: number; capacity: number }[];
  /** Absent from months that were counted before there were kinds: everybody paid the fee. */
  kinds?: { ja: string; en: string; came: number; owed: number }[];
  discounts?: MonthFigures["discounts"];
};

export interface CountedMonth {
  figures: StoredFigures;
  countedAt: Date;
}
