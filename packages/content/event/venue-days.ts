const dayLength = 86_400_000;

/** Japan is UTC+9 all year. */
const startOfDay = (day: string) => new Date(`${day}T00:00:00+09:00`);

/** From the start of the first day at the venue to the end of the last; a missing bound means none. */
export function venueDays({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    since: from ? startOfDay(from).toISOString() : "-infinity",
    before: to ? new Date(startOfDay(to).getTime() + dayLength).toISOString() : "infinity",
  };
}
