import type { MonthFigures } from "@takujo/contracts/insight/statistics";

/** What every box compares: the chosen month, and the one before if there is one. */
export type Months = { chosen: MonthFigures; before: MonthFigures | null };
