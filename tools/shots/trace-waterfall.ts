import type { ReceivedSpan } from "../../tests/support/services/trace-receiver.ts";

const width = 1_280;
const labelWidth = 560;
const rowHeight = 22;
const top = 64;
const maxLabelLength = 78;
const colors: Record<string, string> = {
  browser: "#7a5aa6",
  "takujo-server": "#1f6f78",
  "takujo-worker": "#b3541e",
};

const milliseconds = (nanoseconds: string) => Number(BigInt(nanoseconds) / 1_000n) / 1_000;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A page with the spans of one trace, each below what it belongs to, along one line of time. */
export function traceWaterfall(spans: readonly ReceivedSpan[]): string {
  const rows = inOrder(spans);
  const begin = Math.min(...rows.map(({ span }) => milliseconds(span.startTimeUnixNano)));
  const end = Math.max(...rows.map(({ span }) => milliseconds(span.endTimeUnixNano)));
  const scale = (width - labelWidth - 90) / (end - begin);
  const drawn = rows.map(({ span, depth }, index) => {
    const start = milliseconds(span.startTimeUnixNano) - begin;
    const took = milliseconds(span.endTimeUnixNano) - begin - start;
    const [x, y] = [labelWidth + start * scale, top + index * rowHeight];
    const long = Math.max(2, took * scale);
    return `<rect x="${x}" y="${y + 4}" width="${long}" height="14" rx="3" fill="${colors[span.service]}"/>
      <text x="${x + long + 6}" y="${y + 15}" class="time">${took.toFixed(1)} ms</text>
      <text x="${16 + depth * 16}" y="${y + 15}" class="${span.attributes["db.query.text"] ? "sql" : ""}">${escaped(labelOf(span, depth))}</text>`;
  });
  const legend = Object.entries(colors).map(
    ([name, color], index) =>
      `<rect x="${labelWidth + index * 150}" y="22" width="14" height="14" rx="3" fill="${color}"/>
       <text x="${labelWidth + 20 + index * 150}" y="34">${name}</text>`,
  );
  const height = top + rows.length * rowHeight + 16;
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; background: #fff }
    text { font: 13px system-ui, sans-serif; fill: #222 }
    .sql { font: 11px ui-monospace, monospace; fill: #555 }
    .time { font-size: 11px; fill: #555 }
    .title { font-size: 16px; font-weight: 600 }
  </style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <text x="16" y="35" class="title">One reservation, ${rows.length} spans, ${Math.round(end - begin)} ms</text>
    ${legend.join("")}${drawn.join("")}
  </svg>`;
}

function labelOf({ name, attributes }: ReceivedSpan, depth: number): string {
  const text = String(attributes["db.query.text"] ?? name).replace(/\s+/g, " ");
  const max = maxLabelLength - depth * 2;
  return text.length > max ? `${text.slice(0, max)}…` : text;
}

/** Parents before their children, the earlier first. */
function inOrder(spans: readonly ReceivedSpan[]): { span: ReceivedSpan; depth: number }[] {
  const sorted = spans.toSorted((a, b) =>
    Number(BigInt(a.startTimeUnixNano) - BigInt(b.startTimeUnixNano)),
  );
  const below = (parent: string | undefined, depth: number): ReturnType<typeof inOrder> =>
    sorted
      .filter(({ parentSpanId }) => (parentSpanId || undefined) === parent)
      .flatMap((span) => [{ span, depth }, ...below(span.spanId, depth + 1)]);
  return below(undefined, 0);
}
