import type { TracingSettings } from "../observe-settings.ts";
import type { OpenSpan, SpanStart, Tracing } from "./span.ts";

let tracing: Tracing | null = null;

/** Loads OpenTelemetry only if there is somewhere to send to; otherwise everything below costs a comparison. */
export async function startTracing(
  settings: TracingSettings | null,
  program: "server" | "worker",
): Promise<Tracing | null> {
  if (!settings) return null;
  const { createTracing } = await import("./open-telemetry.ts");
  tracing = createTracing(settings, program);
  return tracing;
}

export const isTracing = (): boolean => tracing !== null;

/** Null while nothing is traced. */
export const startSpan = (span: SpanStart): OpenSpan | null => tracing?.start(span) ?? null;

/** A span. */
export async function inSpan<Result>(span: SpanStart, act: () => Promise<Result>): Promise<Result> {
  const open = startSpan(span);
  if (!open) return act();
  try {
    const result = await open.run(act);
    open.end();
    return result;
  } catch (error) {
    open.end({ error });
    throw error;
  }
}

/** Headers for another process to continue the same trace. */
export const currentTraceparent = (): string | undefined => tracing?.traceparent();
