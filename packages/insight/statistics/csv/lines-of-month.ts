import type { MonthFigures, Statistics } from "@takujo/contracts/insight/statistics";
import type { Locale } from "@takujo/contracts/locale";
import { formatWeekday } from "@takujo/i18n/format-date";
import type { Words } from "@takujo/i18n/words-of";
import { cellsOf, columns } from "./lines-of-year.ts";

type CsvWords = Words<"statisticsCsv">;

interface Line {
  table: "whole" | "weeks" | "weekdays" | "games" | "kinds" | "leadTime";
  /** What it is about: a week, a weekday, a game; empty for the whole month. */
  row: string;
  /** By which the line of the month before is found. */
  key: string;
  column: (typeof columns)[number] | "parties";
  value: string;
}

/** A line for each figure, beside it that of the month before. */
export function linesOfMonth(
  { chosen, before }: Statistics,
  locale: Locale,
  t: CsvWords,
): string[][] {
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
