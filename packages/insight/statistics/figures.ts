import type { MonthFigures } from "@takujo/contracts/insight/statistics";

/** Without the names of games, which are those of the day on which they are read. */
export type StoredFigures = Omit<MonthFigures, "month" | "countedAt" | "games"> & {
  games: { id: string | null; reserved: number; capacity: number }[];
};

export interface CountedMonth {
  figures: StoredFigures;
  countedAt: Date;
}
