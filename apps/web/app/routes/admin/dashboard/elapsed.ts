const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface Elapsed {
  unit: "minutes" | "hours" | "days";
  count: number;
}

/** In the largest unit that is full: 40 minutes, 19 hours, 2 days. */
export function elapsed(since: string, now: string): Elapsed {
  const past = Math.max(0, Date.parse(now) - Date.parse(since));
  if (past < hour) return { unit: "minutes", count: Math.floor(past / minute) };
  if (past < 2 * day) return { unit: "hours", count: Math.floor(past / hour) };
  return { unit: "days", count: Math.floor(past / day) };
}
