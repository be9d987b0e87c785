import type { CsvEncoding } from "@takujo/contracts/booking/admin-reservation-form";
import type { StatisticsSpan } from "@takujo/contracts/insight/statistics-query";

export const statisticsPath = (month: string) => `/admin/statistics?month=${month}`;

export const statisticsFile = (month: string, span: StatisticsSpan) => (encoding: CsvEncoding) =>
  `/admin/statistics/export?${new URLSearchParams({ month, span, encoding })}`;
