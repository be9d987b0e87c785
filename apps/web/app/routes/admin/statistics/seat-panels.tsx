import { formatMonthDay, formatMonthName, formatWeekday } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Change } from "./change.tsx";
import { ChartPanel, type FigureRows, Legend } from "./chart/chart-panel.tsx";
import { ShareBars, type ShareRow } from "./chart/share-bars.tsx";
import { WeekChart } from "./chart/week-chart.tsx";
import { difference, extremes, fillOf, roundPercent } from "./figures.ts";
import type { Months } from "./months.ts";

const dayOf = (date: string) => String(Number(date.slice(8)));

export function AttendancePanel({ chosen, before }: Months) {
  const t = useTranslations("adminStatistics");
  const locale = useLocale();
  const { attendance, weeks, seats } = chosen;
  const weeksBefore = before?.weeks ?? [];
  const busiest = weeks.reduce((found, week) => (week.came > found.came ? week : found));
  const weekName = (from: string, to: string) =>
    from === to
      ? formatMonthDay(from, locale)
      : t("attendance.range", {
          month: formatMonthName(from, locale),
          from: dayOf(from),
          to: dayOf(to),
        });
  const sentence = t("attendance.sentence", {
    expected: attendance.expected,
    reserved: attendance.came - attendance.walkIns,
    walkIns: attendance.walkIns,
    day: formatMonthDay(busiest.from, locale),
    max: busiest.came,
  });
  return (
    <ChartPanel
      wide
      heading={t("attendance.heading")}
      sentence={sentence}
      explanation={t("attendance.explanation")}
      table={{
        columns: [
          t("attendance.week"),
          t("attendance.came"),
          t("attendance.capacity"),
          t("attendance.before"),
          t("table.change"),
        ],
        rows: [
          ...weeks.map(({ from, to, came, capacity }, index) => ({
            key: from,
            cells: [
              weekName(from, to),
              came,
              capacity,
              weeksBefore[index]?.came ?? t("unit.unknown"),
              <Change
                key="change"
                change={difference(came, weeksBefore[index]?.came)}
                good="more"
              />,
            ] satisfies FigureRows["rows"][number]["cells"],
          })),
          {
            key: "total",
            isTotal: true,
            cells: [
              t("table.total"),
              attendance.came,
              seats.capacity,
              before?.attendance.came ?? t("unit.unknown"),
              <Change
                key="change"
                change={difference(attendance.came, before?.attendance.came)}
                good="more"
              />,
            ],
          },
        ],
      }}
    >
      <WeekChart
        label={sentence}
        weeks={weeks.map(({ from, to, came, capacity }, index) => ({
          name: from === to ? dayOf(from) : `${dayOf(from)}–${dayOf(to)}`,
          came,
          capacity,
          before: weeksBefore[index]?.came ?? null,
        }))}
      />
      <Legend
        entries={[
          { look: "first", name: t("attendance.came") },
          { look: "capacity", name: t("attendance.capacity") },
          ...(before ? [{ look: "before", name: t("attendance.before") }] : []),
        ]}
      />
    </ChartPanel>
  );
}

interface FillRow {
  key: string;
  name: string;
  lang?: string | undefined;
  className?: string | undefined;
  reserved: number;
  capacity: number;
}

type FillPanelProps = {
  set: "weekdays" | "games";
  rows: FillRow[];
  rowsBefore: FillRow[];
  explanation: string;
  /** The picture has no more rows than these. */
  max: number;
};

/** How full each of the rows was. */
function FillPanel({ set, rows, rowsBefore, explanation, max }: FillPanelProps) {
  const t = useTranslations("adminStatistics");
  const found = extremes(rows);
  const percent = (row: FillRow | undefined) => {
    const value = row && fillOf(row);
    return value === null || value === undefined ? null : roundPercent(value);
  };
  const shown: (ShareRow & FillRow)[] = rows.map((row) => {
    const former = rowsBefore.find(({ key }) => key === row.key);
    const [now, then] = [percent(row) ?? 0, percent(former)];
    return {
      ...row,
      percent: now,
      before: then,
      value: t("unit.plainPercent", { value: now }),
      change: difference(now, then),
    };
  });
  return (
    <ChartPanel
      heading={t(`${set}.heading`)}
      sentence={
        found &&
        t(`${set}.${rows.length > 1 ? "sentence" : "only"}`, {
          best: found.best.name,
          bestPercent: percent(found.best) ?? 0,
          worst: found.worst.name,
          worstPercent: percent(found.worst) ?? 0,
        })
      }
      explanation={explanation}
      table={{
        columns: [
          t(`${set}.name`),
          t("fill.seats"),
          t("fill.percent"),
          t("table.before"),
          t("table.change"),
        ],
        rows: shown.map(({ key, name, lang, reserved, capacity, value, before, change }) => ({
          key,
          lang,
          cells: [
            name,
            t("fill.ofCapacity", { reserved, capacity }),
            value,
            before === null ? t("unit.unknown") : t("unit.plainPercent", { value: before }),
            <Change key="change" change={change} good="more" />,
          ],
        })),
      }}
    >
      <ShareBars rows={shown.slice(0, max)} good="more" shortNames={set === "weekdays"} />
      <Legend
        entries={[
          { look: "first", name: t("fill.filled") },
          ...(rowsBefore.length > 0 ? [{ look: "tick", name: t("table.before") }] : []),
        ]}
      />
    </ChartPanel>
  );
}

const weekend: Record<number, string> = { 6: "statistics-saturday", 7: "statistics-sunday" };

export function WeekdayPanel({ chosen, before }: Months) {
  const t = useTranslations("adminStatistics.weekdays");
  const locale = useLocale();
  const rowsOf = (month: Months["chosen"] | null): FillRow[] =>
    (month?.weekdays ?? []).map(({ weekday, ...seats }) => ({
      key: String(weekday),
      // 5 January 1970 was a Monday.
      name: formatWeekday(new Date(Date.UTC(1970, 0, 4 + weekday)), locale, "long"),
      className: weekend[weekday],
      ...seats,
    }));
  return (
    <FillPanel
      set="weekdays"
      rows={rowsOf(chosen)}
      rowsBefore={rowsOf(before)}
      explanation={t("explanation")}
      max={7}
    />
  );
}

const maxGames = 8;

export function GamePanel({ chosen, before }: Months) {
  const t = useTranslations("adminStatistics.games");
  const rowsOf = (month: Months["chosen"] | null): FillRow[] =>
    (month?.games ?? []).map(({ id, name, locale, ...seats }) => ({
      key: id ?? "none",
      name: name ?? t(id ? "deleted" : "none"),
      lang: locale ?? undefined,
      ...seats,
    }));
  return (
    <FillPanel
      set="games"
      rows={rowsOf(chosen)}
      rowsBefore={rowsOf(before)}
      explanation={t("explanation", { count: maxGames })}
      max={maxGames}
    />
  );
}
