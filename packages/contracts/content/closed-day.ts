import type { SiteSettings } from "./site-settings.ts";
import { weekdays } from "./site-settings-fields.ts";

/** Whether the venue is closed on every such weekday, or additionally on this day. */
export type ClosedBy = "weekday" | "day";

/** `day`: such as 2026-11-14. Without opening hours, no weekday is a closed day. */
export function closedOn(
  { hours, closedDays }: Pick<SiteSettings, "hours" | "closedDays">,
  day: string,
): ClosedBy | null {
  if (closedDays.some(({ from, until }) => from <= day && day <= (until || from))) return "day";
  const weekday = weekdays[(new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7];
  const hasHours = weekdays.some((other) => hours[other].opens !== "");
  return hasHours && weekday && hours[weekday].opens === "" ? "weekday" : null;
}
