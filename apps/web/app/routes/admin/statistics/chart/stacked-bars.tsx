interface Part {
  look: string;
  value: number;
}

interface StackedRow {
  key: string;
  name: string;
  /** As shown above the bar. */
  value: string;
  parts: Part[];
}

type StackedBarsProps = {
  rows: StackedRow[];
  label: string;
  /** The value of the full width; by default each row's own sum. */
  whole?: number | undefined;
};

/** A bar for each row, made of its parts one after the other. */
export function StackedBars({ rows, label, whole }: StackedBarsProps) {
  return (
    <div className="statistics-stack" role="img" aria-label={label}>
      {rows.map(({ key, name, value, parts }) => (
        <div key={key} aria-hidden="true">
          <span>{name}</span>
          <b className="num">{value}</b>
          <Stack parts={parts} whole={whole ?? parts.reduce((sum, part) => sum + part.value, 0)} />
        </div>
      ))}
    </div>
  );
}

function Stack({ parts, whole }: { parts: Part[]; whole: number }) {
  const share = (value: number) => (whole > 0 ? (value / whole) * 100 : 0);
  const before = (index: number) =>
    parts.slice(0, index).reduce((sum, { value }) => sum + share(value), 0);
  return (
    <svg height="22" aria-hidden="true">
      <rect className="statistics-track" width="100%" height="22" />
      {parts.map(({ look, value }, index) => (
        <rect
          key={look}
          className={`statistics-look-${look}`}
          x={`${before(index).toFixed(3)}%`}
          width={`${share(value).toFixed(3)}%`}
          height="22"
        />
      ))}
    </svg>
  );
}
