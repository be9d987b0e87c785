import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, string | number>;
  isError: boolean;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; doubleValue?: number };
}

type SentSpan = Omit<ReceivedSpan, "service" | "attributes" | "isError"> & {
  attributes: Attribute[];
  status?: { code?: number };
};

interface TraceExport {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );

/** A collector that takes OTLP over HTTP as JSON. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const isWanted = request.url === "/v1/traces" && request.method === "POST";
    if (!isWanted) return void response.writeHead(404).end();
    for (const { resource, scopeSpans } of (JSON.parse(body) as TraceExport).resourceSpans) {
      const service = String(valuesOf(resource.attributes)["service.name"]);
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const { attributes, status, ...rest } = span;
        spans.push({
          ...rest,
          service,
          attributes: valuesOf(attributes),
          isError: status?.code === 2,
        });
      }
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
