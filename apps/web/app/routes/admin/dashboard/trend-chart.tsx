import type { DaySeats } from "@takujo/contracts/insight/dashboard";
import type { Locale } from "@takujo/contracts/locale";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { roundEnd } from "../statistics/chart/chart-scale.ts";
import { FigureTable } from "./figure-table.tsx";

const left = 28;
const right = 352;
const width = 360;
const top = 21;
const floor = 96;

const figureDay = (day: string) => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`;

type TrendChartProps = { days: DaySeats[]; locale: Locale };

/** The seats of each day as a line that ends today. */
export function TrendChart({ days, locale }: TrendChartProps) {
  const t = useTranslations("adminDashboard.past");
  const end = roundEnd(Math.max(...days.map(({ reserved }) => reserved)));
  const yOf = (seats: number) => floor - ((floor - top) * seats) / end;
  const points = days.map(({ reserved }, index) => ({
    x: left + ((right - left) * index) / (days.length - 1),
    y: yOf(reserved),
  }));
  const [first, last] = [days[0], days.at(-1)];
  const tip = points.at(-1);
  if (!first || !last || !tip) return null;
  const line = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
  const busiest = days.reduce((found, day) => (day.reserved > found.reserved ? day : found));
  const words = {
    today: last.reserved,
    max: busiest.reserved,
    day: formatMonthDay(busiest.day, locale),
  };
  return (
    <>
      <svg
        className="dashboard-chart"
        viewBox={`0 0 ${width} 120`}
        role="img"
        aria-label={t("description", words)}
      >
        {[0, end / 2, end].map((seats) => (
          <g key={seats}>
            <path className="dashboard-axis" d={`M${left} ${yOf(seats)}H${width}`} />
            <text x="0" y={yOf(seats) + 4}>
              {seats}
            </text>
          </g>
        ))}
        <path className="dashboard-line" d={`M${line}`} />
        <circle className="dashboard-point" cx={tip.x} cy={tip.y} r="4.5" />
        <text x={left} y="114">
          {figureDay(first.day)}
        </text>
        <text x={width} y="114" textAnchor="end">
          {figureDay(last.day)}
        </text>
      </svg>
      <FigureTable
        caption={t("heading")}
        columns={[t("day"), t("seats")]}
        rows={days.map(({ day, reserved }) => [formatMonthDay(day, locale), reserved])}
      />
    </>
  );
}
