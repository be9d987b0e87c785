import { type Logger, pino } from "pino";

export type { Logger };

export interface LoggerOptions {
  level: string;
  name: string;
  /** Is told of every error that is logged. */
  onError?: ((fault: LoggedError) => void) | undefined;
  /** Further fields of each line, such as the trace that it belongs to. */
  fields?: (() => object) | undefined;
}

export interface LoggedError {
  error: unknown;
  level: "error" | "fatal";
  what: string;
  tags: Record<string, string>;
}

const errorLevel = 50;
const fatalLevel = 60;

/** JSON lines on stdout. No personal data may be logged: no addresses, names, queries or cookies. */
export function createLogger(options: LoggerOptions): Logger {
  const { onError, fields } = options;
  return pino({
    name: options.name,
    level: options.level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    ...(fields && { mixin: fields }),
    ...(onError && {
      hooks: {
        logMethod(args, method, level) {
          method.apply(this, args);
          const [about, what] = args as unknown as [{ err?: unknown; requestId?: string }, string];
          if (level < errorLevel || !about?.err) return;
          onError({
            error: about.err,
            level: level >= fatalLevel ? "fatal" : "error",
            what,
            tags: about.requestId ? { requestId: about.requestId } : {},
          });
        },
      },
    }),
    redact: {
      paths: [
        ...["*.email", "*.password", "*.token", "*.cookie", "*.authorization"],
        // For a refused row, PostgreSQL repeats every value.
        ...["err.detail", "err.where"],
      ],
      remove: true,
    },
  });
}
