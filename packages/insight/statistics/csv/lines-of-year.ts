import type { MonthFigures } from "@takujo/contracts/insight/statistics";
import { clock, venueDay } from "@takujo/i18n/format-date";
import type { Words } from "@takujo/i18n/words-of";

type CsvWords = Words<"statisticsCsv">;

export const columns = [
  "month",
  "events",
  "sessions",
  "came",
  "expected",
  "walkIns",
  "absent",
  "absentPercent",
  "reserved",
  "capacity",
  "fillPercent",
  "medianDays",
  "accounts",
  "returning",
  "returningPercent",
  "others",
  "waited",
  "seated",
  "seatedPercent",
  "due",
  "cash",
  "qr",
  "card",
  "discounted",
  "discountedYen",
  "unrecordedSessions",
  "unrecordedSeats",
  "countedAt",
] as const;

type Column = (typeof columns)[number];

/** A line for each month. */
export const linesOfYear = (months: MonthFigures[], t: CsvWords): string[][] => [
  columns.map((column) => t(`statisticsCsv.columns.${column}`)),
  ...months.map((month) => {
    const cells = cellsOf(month);
    return columns.map((column) => cells[column]);
  }),
];

export function cellsOf(figures: MonthFigures): Record<Column, string> {
  const { attendance, seats, visitors, waitlist, fees, unrecorded, leadTime } = figures;
  return {
    month: figures.month,
    events: String(figures.events),
    sessions: String(figures.sessions),
    came: String(attendance.came),
    expected: String(attendance.expected),
    walkIns: String(attendance.walkIns),
    absent: String(attendance.absent),
    absentPercent: percent(attendance.absent, attendance.expected),
    reserved: String(seats.reserved),
    capacity: String(seats.capacity),
    fillPercent: percent(seats.reserved, seats.capacity),
    medianDays: leadTime.medianDays === null ? "" : String(leadTime.medianDays),
    accounts: String(visitors.accounts),
    returning: String(visitors.returning),
    returningPercent: percent(visitors.returning, visitors.accounts),
    others: String(visitors.others),
    waited: String(waitlist.parties),
    seated: String(waitlist.seated),
    seatedPercent: percent(waitlist.seated, waitlist.parties),
    due: String(fees.due),
    cash: String(fees.cash),
    qr: String(fees.qr),
    card: String(fees.card),
    discounted: String(figures.discounts.came),
    discountedYen: String(figures.discounts.yen),
    unrecordedSessions: String(unrecorded.sessions),
    unrecordedSeats: String(unrecorded.seats),
    countedAt: `${venueDay(figures.countedAt)} ${clock(figures.countedAt)}`,
  };
}

/** Empty where there is nothing of which it could be a part. */
const percent = (part: number, whole: number) =>
  whole > 0 ? ((part / whole) * 100).toFixed(1) : "";
