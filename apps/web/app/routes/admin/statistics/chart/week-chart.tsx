import { roundEnd } from "./chart-scale.ts";

const height = 196;
const top = 22;
const floor = 168;

interface Week {
  name: string;
  came: number;
  capacity: number;
  /** Came in the same week of the month before. */
  before: number | null;
}

type WeekChartProps = { weeks: Week[]; label: string };

/**
 * A bar for each week: who came, outlined by the capacity, with a dashed line for the month before. Widths are shares of the
 * picture, so that its letters have the same size on every screen.
 */
export function WeekChart({ weeks, label }: WeekChartProps) {
  const end = roundEnd(
    Math.max(...weeks.flatMap(({ capacity, before }) => [capacity, before ?? 0])),
  );
  const yOf = (people: number) => floor - ((floor - top) * people) / end;
  const slot = 100 / weeks.length;
  const at = (index: number, share: number) => `${((index + share) * slot).toFixed(3)}%`;
  const width = `${(slot * 0.48).toFixed(3)}%`;
  const lines = [0, end / 2, end];
  return (
    <div className="statistics-plot" role="img" aria-label={label}>
      <svg height={height} aria-hidden="true">
        {lines.map((people) => (
          <text key={people} x="0" y={yOf(people) + 4}>
            {people.toLocaleString("en")}
          </text>
        ))}
      </svg>
      <svg height={height} aria-hidden="true">
        {lines.map((people) => (
          <line
            key={people}
            className="statistics-axis"
            x2="100%"
            y1={yOf(people)}
            y2={yOf(people)}
          />
        ))}
        {weeks.map(({ name, came, capacity, before }, index) => (
          <g key={name}>
            <Bar x={at(index, 0.26)} width={width} y={yOf(capacity)} look="capacity" />
            <Bar x={at(index, 0.26)} width={width} y={yOf(came)} look="first" />
            {before !== null && (
              <line
                className="statistics-look-before"
                x1={at(index, 0.2)}
                x2={at(index, 0.8)}
                y1={yOf(before)}
                y2={yOf(before)}
              />
            )}
            <text
              className="statistics-value"
              x={at(index, 0.5)}
              y={yOf(Math.max(capacity, before ?? 0)) - 7}
              textAnchor="middle"
            >
              {came.toLocaleString("en")}
            </text>
            <text x={at(index, 0.5)} y={height - 8} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function Bar({ x, width, y, look }: { x: string; width: string; y: number; look: string }) {
  if (y >= floor) return null;
  const className = `statistics-look-${look}`;
  return <rect className={className} x={x} width={width} y={y} height={floor - y} rx="3" />;
}
