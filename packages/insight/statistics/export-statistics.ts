import type {
  MonthFigures,
  Statistics,
  StatisticsCsvQuery,
} from "@takujo/contracts/insight/statistics";
import type { Locale } from "@takujo/contracts/locale";
import { clock, formatWeekday, venueDay } from "@takujo/i18n/format-date";
import { type Words, wordsOf } from "@takujo/i18n/words-of";
import { writeLines } from "@takujo/runtime/csv/write-lines";
import type { Database } from "@takujo/runtime/database/database";
import { readStatistics, readYear } from "./read-statistics.ts";

type CsvWords = Words<"statisticsCsv">;

const columns = [
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
const linesOfYear = (months: MonthFigures[], t: CsvWords): string[][] => [
  columns.map((column) => t(`statisticsCsv.columns.${column}`)),
  ...months.map((month) => {
    const cells = cellsOf(month);
    return columns.map((column) => cells[column]);
  }),
];

function cellsOf(figures: MonthFigures): Record<Column, string> {
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

/** Empty if the whole is zero. */
const percent = (part: number, whole: number) =>
  whole > 0 ? ((part / whole) * 100).toFixed(1) : "";

interface Line {
  table: "whole" | "weeks" | "weekdays" | "games" | "kinds" | "leadTime";
  /** The subject: a week, a weekday, a game; empty for the whole month. */
  row: string;
  /** Key of the matching line of the month before. */
  key: string;
  column: (typeof columns)[number] | "parties";
  value: string;
}

/** One line per figure, with the value of the month before. */
function linesOfMonth({ chosen, before }: Statistics, locale: Locale, t: CsvWords): string[][] {
  const head = (["table", "row", "column", "value", "before"] as const).map((name) =>
    t(`statisticsCsv.head.${name}`),
  );
  if (!chosen) return [head];
  const idOf = ({ table, key, column }: Line) => [table, key, column].join(" ");
  const former = new Map(
    before ? figuresOf(before, locale, t).map((line) => [idOf(line), line.value]) : [],
  );
  return [
    head,
    ...figuresOf(chosen, locale, t).map((line) => [
      t(`statisticsCsv.tables.${line.table}`),
      line.row,
      t(`statisticsCsv.columns.${line.column}`),
      line.value,
      former.get(idOf(line)) ?? "",
    ]),
  ];
}

function figuresOf(figures: MonthFigures, locale: Locale, t: CsvWords): Line[] {
  const cells = cellsOf(figures);
  return [
    ...columns.map((column) => ({
      ...{ table: "whole" as const, row: "", key: "", column, value: cells[column] },
    })),
    ...figures.weeks.flatMap((week, index) =>
      seatLines({ table: "weeks", row: `${week.from} – ${week.to}`, key: `${index}` }, week),
    ),
    ...figures.weekdays.flatMap((day) =>
      seatLines(
        { table: "weekdays", row: nameOfWeekday(day.weekday, locale), key: `${day.weekday}` },
        day,
      ),
    ),
    ...figures.games.flatMap((game) => {
      const row = game.name ?? t(`statisticsCsv.${game.id ? "deletedGame" : "noGame"}`);
      return seatLines({ table: "games", row, key: game.id ?? "" }, game);
    }),
    ...figures.kinds.flatMap(({ key, name, came, owed }) => {
      const line = { table: "kinds" as const, row: name || t("statisticsCsv.ordinary"), key };
      return [
        { ...line, column: "came" as const, value: String(came) },
        { ...line, column: "due" as const, value: String(owed) },
      ];
    }),
    ...figures.leadTime.groups.map(({ fromDays, parties }) => ({
      table: "leadTime" as const,
      row: t(`statisticsCsv.leadTime.days${fromDays}`),
      key: `${fromDays}`,
      column: "parties" as const,
      value: String(parties),
    })),
  ];
}

type Seats = { came?: number; reserved: number; capacity: number };

const seatLines = (line: Pick<Line, "table" | "row" | "key">, seats: Seats): Line[] =>
  (["came", "reserved", "capacity"] as const).flatMap((column) => {
    const value = seats[column];
    return value === undefined ? [] : { ...line, column, value: String(value) };
  });

/** 5 January 1970 was a Monday. */
const nameOfWeekday = (weekday: number, locale: Locale) =>
  formatWeekday(new Date(Date.UTC(1970, 0, 4 + weekday)), locale, "long");

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
