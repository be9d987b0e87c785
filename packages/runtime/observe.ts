import { createErrorReporter, type ErrorReporter } from "./errors/error-reporter.ts";
import { createLogger } from "./logger.ts";
import type { ErrorReportAddress, TracingSettings } from "./observe-settings.ts";
import { startTracing } from "./tracing/tracing.ts";

interface ObserveOptions {
  program: "server" | "worker";
  env: {
    appEnv: string;
    logLevel: string;
    errorReports: ErrorReportAddress | undefined;
    tracing: TracingSettings | null;
  };
}

/** A program's observability: its log and, if configured, errors and traces. */
export async function observe({ program, env }: ObserveOptions) {
  const reporter: ErrorReporter | undefined =
    env.errorReports &&
    createErrorReporter({ address: env.errorReports, program, environment: env.appEnv });
  const tracing = await startTracing(env.tracing, program);
  const logger = createLogger({
    level: env.logLevel,
    name: program,
    onError: reporter?.report,
    fields: tracing ? () => ({ traceId: tracing.traceId() }) : undefined,
  });
  return {
    logger,
    reporter,
    /** Sends what is left. */
    close: () => Promise.all([reporter?.close(), tracing?.close()]),
  };
}
