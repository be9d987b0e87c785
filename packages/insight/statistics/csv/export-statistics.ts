import { writeLines } from "@takujo/booking/admin-reservation/csv/index";
import type { StatisticsCsvQuery } from "@takujo/contracts/insight/statistics";
import { wordsOf } from "@takujo/i18n/words-of";
import type { Database } from "@takujo/runtime/database/database";
import { readStatistics, readYear } from "../read-statistics.ts";
import { linesOfMonth } from "./lines-of-month.ts";
import { linesOfYear } from "./lines-of-year.ts";

const words = wordsOf("statisticsCsv");

/** Numbers and names of games. A whole file is small: twelve lines, or one month. */
export async function exportStatistics(
  db: Database,
  query: StatisticsCsvQuery,
  now = new Date(),
): Promise<{ name: string; content: Uint8Array<ArrayBuffer> }> {
  const { span, encoding, locale } = query;
  const t = words(locale);
  const months = span === "year" ? await readYear(db, query, now) : [];
  const statistics = span === "month" ? await readStatistics(db, query, now) : null;
  const lines = statistics ? linesOfMonth(statistics, locale, t) : linesOfYear(months, t);
  const month = statistics?.chosen?.month ?? months.at(-1)?.month;
  const name = [t(`statisticsCsv.fileName.${span}`), ...(month ? [month] : [])].join("-");
  return {
    name: `${name}.csv`,
    content: Uint8Array.from(writeLines(lines, encoding, { isFirst: true })),
  };
}
