/** In JSON built by PostgreSQL, times are text. */
export const isoTime = (time: Date | string): string => new Date(time).toISOString();
