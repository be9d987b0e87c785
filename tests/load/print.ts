import type { Figure } from "./figures/figure.ts";
import type { FormKitSize } from "./form-kit/form-kit-size.ts";
import type { PageScripts } from "./page-scripts.ts";
import { isAsWeAsk, type PagePaint } from "./paint/measure-paint.ts";
import type { SaleFigure } from "./sale/measure-sale.ts";
import type { Spread } from "./spread.ts";

const whole = (spread: Spread) => spread.median.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
const ratio = ({ median, lower, upper }: Spread) =>
  `${median.toFixed(2)} (${lower.toFixed(2)}-${upper.toFixed(2)})`;

/** The ratio of processor time leads: two noisy cores disturb it far less than the requests in a second. */
export function printFigure({ name, method = "GET", asked, result, targets, note }: Figure): void {
  const header = ["", "µs CPU", "req/s", "ratio by CPU", "ratio by req/s", "target"];
  const rows = result.measured.map((measured) => {
    const comparison = result.comparisons.find(({ control }) => control === measured.name);
    const target = targets[measured.name];
    return [
      measured.name,
      whole(measured.microseconds),
      whole(measured.perSecond),
      comparison ? ratio(comparison.processor) : "",
      comparison ? ratio(comparison.throughput) : "",
      target === undefined ? "" : `>= ${target.toFixed(2)}`,
    ];
  });
  console.log(
    `\n${name}: ${method} ${asked.path} (${note}; ${result.rounds} rounds in turn; medians and quartiles)`,
  );
  printColumns([header, ...rows]);
}

export function printSale(figures: SaleFigure[]): void {
  const header = [
    "",
    "connections",
    "pgbench/s",
    "1 server/s",
    "ratio",
    "2 servers/s",
    "ratio",
    "target",
  ];
  const rows = figures.map(({ sessions, connections, pgbench, ours }) => {
    const target = ours[0]?.target;
    return [
      sessions === 1 ? "one session" : `${sessions} sessions`,
      String(connections),
      whole(pgbench),
      ...ours.flatMap(({ perSecond, ratio: against }) => [whole(perSecond), ratio(against)]),
      target === undefined ? "" : `>= ${target.toFixed(2)}`,
    ];
  });
  console.log("\nholds of seats: POST /api/v1/authorized/reservations (medians and quartiles)");
  printColumns([header, ...rows]);
}

export function printPaint(pages: PagePaint[]): void {
  const seconds = (spread: Spread) => (spread.median / 1_000).toFixed(2);
  console.log(
    "\nLighthouse, slow phone (simulated): medians; we ask for a score of 98 and a largest paint within 1.9 s",
  );
  printColumns([
    ["", "score", "first paint s", "largest paint s", "blocked ms", "layout shift", "runs", ""],
    ...pages.map((page) => [
      page.path,
      whole(page.score),
      seconds(page.firstPaint),
      seconds(page.largestPaint),
      whole(page.blocked),
      page.shift.toFixed(3),
      String(page.runs),
      isAsWeAsk(page) ? "" : "BELOW",
    ]),
  ]);
}

export function printScripts(pages: PageScripts[]): void {
  console.log("\nJavaScript of every public page, gzip");
  printColumns([
    ["", "kB", "files", "at most", ""],
    ...pages.map(({ path, files, gzipBytes, hasForm, limit }) => [
      hasForm ? `${path} (a form)` : path,
      kilobytes(gzipBytes),
      String(files.length),
      kilobytes(limit),
      gzipBytes > limit ? "TOO MUCH" : "",
    ]),
  ]);
}

export function printFormKit({ plainBytes, wholeBytes, astray }: FormKitSize): void {
  const whole = `${kilobytes(wholeBytes)} kB gzip on a page with a form`;
  const plain = `${kilobytes(plainBytes)} kB if it has text fields only`;
  const without = astray.length === 0 ? "0" : `TOO MUCH at ${astray.map(({ path }) => path)}, 0`;
  console.log(`form kit: ${whole} (${plain}); ${without} on a page without`);
}

function printColumns(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join("  ")}`);
  }
}
