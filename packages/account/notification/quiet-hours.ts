import { addDays, atVenue, momentAtVenue } from "@takujo/contracts/venue-time";

const clockOf = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The end of the person's quiet hours around a moment; null outside of them. */
export function quietEnd(
  moment: Date,
  { quietFrom, quietUntil }: { quietFrom: number; quietUntil: number },
): Date | null {
  if (quietFrom === quietUntil) return null;
  const shown = atVenue(moment);
  const [day, hour] = [shown.slice(0, 10), Number(shown.slice(11, 13))];
  const isOverNight = quietFrom > quietUntil;
  const isQuiet = isOverNight
    ? hour >= quietFrom || hour < quietUntil
    : hour >= quietFrom && hour < quietUntil;
  if (!isQuiet) return null;
  const endDay = isOverNight && hour >= quietFrom ? addDays(day, 1) : day;
  return momentAtVenue(`${endDay}T${clockOf(quietUntil)}`);
}
