import {
  context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "../observe-settings.ts";
import type { OpenSpan, SpanStart, Tracing } from "./span.ts";

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};
const exportIntervalMs = 1_000;
/** A collector that hangs costs no more than this, and at most 2,048 spans wait for it. */
const exportTimeoutMs = 5_000;

export function createTracing(
  { endpoint, ratio }: TracingSettings,
  program: "server" | "worker",
): Tracing {
  const byTraceId = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": `takujo-${program}` }),
    // Visitors may send trace headers, but cannot make us record more.
    sampler: new ParentBasedSampler({ root: byTraceId, remoteParentSampled: byTraceId }),
    spanLimits: { attributeValueLengthLimit: 2_000 },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint}/v1/traces`,
          timeoutMillis: exportTimeoutMs,
        }),
        scheduledDelayMillis: exportIntervalMs,
        exportTimeoutMillis: exportTimeoutMs,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer("takujo");
  const propagator = new W3CTraceContextPropagator();

  function start({ name, kind, attributes = {}, parent }: SpanStart): OpenSpan {
    const within = parent
      ? propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
      : context.active();
    const span = tracer.startSpan(
      name,
      { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes },
      within,
    );
    const inside = trace.setSpan(within, span);
    return {
      run: (act) => context.with(inside, act),
      end({ name, attributes, error } = {}) {
        if (name) span.updateName(name);
        if (attributes) span.setAttributes(attributes);
        if (error) {
          // Its message could repeat user input.
          span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }

  const current = () => trace.getSpanContext(context.active());
  return {
    start,
    traceId: () => current()?.traceId,
    traceparent() {
      const active = current();
      if (!active) return undefined;
      const flags = active.traceFlags.toString(16).padStart(2, "0");
      return `00-${active.traceId}-${active.spanId}-${flags}`;
    },
    close: () => provider.shutdown(),
  };
}
