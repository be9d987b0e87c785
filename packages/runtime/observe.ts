import type { ErrorReportAddress } from "./errors/error-report-settings.ts";
import { createErrorReporter, type ErrorReporter } from "./errors/error-reporter.ts";
import { createLogger } from "./logger.ts";
import { startTracing } from "./tracing/tracing.ts";
import type { TracingSettings } from "./tracing/tracing-settings.ts";

interface ObserveOptions {
  program: "server" | "worker";
  env: {
    appEnv: string;
    logLevel: string;
    errorReports: ErrorReportAddress | undefined;
    tracing: TracingSettings | null;
  };
}

/** What a program tells about itself: its log, and, where there is an address for them, its errors and traces. */
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
