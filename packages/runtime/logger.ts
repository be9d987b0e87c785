import { type Logger, pino } from "pino";

export type { Logger };

/** JSON lines on stdout. No personal data may be logged: no addresses, names, queries or cookies. */
export function createLogger(options: { level: string; name: string }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
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
