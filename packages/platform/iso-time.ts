/** Inside of JSON that PostgreSQL made, times come as text. */
export const isoTime = (time: Date | string): string => new Date(time).toISOString();
