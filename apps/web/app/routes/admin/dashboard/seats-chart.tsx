import type { DaySeats } from "@takujo/contracts/insight/dashboard";
import type { Locale } from "@takujo/contracts/locale";
import { formatMonthDay, formatWeekday, weekdayOf } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { roundEnd } from "../statistics/chart/chart-scale.ts";
import { FigureTable } from "./figure-table.tsx";

const left = 44;
const width = 660;
const top = 20;
const floor = 150;
const bar = 28;

const weekdayClass = (day: string) =>
  ({ 6: "dashboard-saturday", 7: "dashboard-sunday" })[weekdayOf(day)];

type SeatsChartProps = { days: DaySeats[]; locale: Locale };

/** A bar per day: the reserved seats, outlined by the capacity. */
export function SeatsChart({ days, locale }: SeatsChartProps) {
  const t = useTranslations("adminDashboard.coming");
  const end = roundEnd(Math.max(...days.map(({ capacity }) => capacity)));
  const heightOf = (seats: number) => ((floor - top) * seats) / end;
  const step = (width - left - bar - 2) / (days.length - 1);
  return (
    <>
      <svg
        className="dashboard-chart"
        viewBox={`0 0 ${width} 200`}
        role="img"
        aria-label={describe()}
      >
        {[0, end / 2, end].map((seats) => (
          <g key={seats}>
            <path
              className="dashboard-axis"
              d={`M${left - 6} ${floor - heightOf(seats)}H${width}`}
            />
            <text x="0" y={floor - heightOf(seats) + 4}>
              {seats}
            </text>
          </g>
        ))}
        {days.map(({ day, reserved, capacity }, index) => {
          const x = left + index * step;
          const middle = { x: x + bar / 2, textAnchor: "middle" } as const;
          return (
            <g key={day}>
              {capacity === 0 && (
                <text {...middle} y={floor - 6} className="dashboard-word">
                  {t("none")}
                </text>
              )}
              <Bar x={x} height={heightOf(capacity)} className="dashboard-capacity" />
              <Bar
                x={x}
                height={heightOf(reserved)}
                className={index === 0 ? "dashboard-today" : "dashboard-reserved"}
              />
              <text {...middle} y={170}>
                {Number(day.slice(8))}
              </text>
              <text {...middle} y={193} className={`dashboard-word ${weekdayClass(day) ?? ""}`}>
                {locale === "ja"
                  ? formatWeekday(day, locale)
                  : formatWeekday(day, locale).slice(0, 2)}
              </text>
            </g>
          );
        })}
      </svg>
      <FigureTable
        caption={t("heading")}
        columns={[t("day"), t("reserved"), t("capacity")]}
        rows={days.map(({ day, reserved, capacity }) => [
          formatMonthDay(day, locale),
          reserved,
          capacity,
        ])}
      />
    </>
  );

  function describe(): string {
    const [today] = days;
    const full = days.filter(({ reserved, capacity }) => capacity > 0 && reserved >= capacity);
    return t("description", {
      reserved: today?.reserved ?? 0,
      capacity: today?.capacity ?? 0,
      full: full.length,
      days: full.map(({ day }) => formatMonthDay(day, locale)).join(t("separator")),
    });
  }
}

function Bar({ x, height, className }: { x: number; height: number; className: string }) {
  if (height === 0) return null;
  return <rect className={className} x={x} y={floor - height} width={bar} height={height} rx="3" />;
}
