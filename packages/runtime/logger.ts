import { type Logger, pino } from "pino";

export type { Logger };

/** JSON lines on stdout. Nothing personal is ever handed to it: no addresses, names, queries or cookies. */
export function createLogger(options: { level: string; name: string }): Logger {
  return pino({
    name: options.name,
    level: options.level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...["*.email", "*.password", "*.token", "*.cookie", "*.authorization"],
        // Of a refused row PostgreSQL repeats every value.
        ...["err.detail", "err.where"],
      ],
      remove: true,
    },
  });
}
