import type { MonthFigures } from "@takujo/contracts/insight/statistics";

/** Without names of games, which are looked up when read. */
export type StoredFigures = Omit<
  MonthFigures,
  "month" | "countedAt" | "games" | "kinds" | "discounts"
> & {
  games: { id: string | null; reserved: number; capacity: number }[];
  /** Absent from months counted before kinds existed, when everybody paid the fee. */
  kinds?: { ja: string; en: string; came: number; owed: number }[];
  discounts?: MonthFigures["discounts"];
};

export interface CountedMonth {
  figures: StoredFigures;
  countedAt: Date;
}
