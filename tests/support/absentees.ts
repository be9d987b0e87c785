import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import type { Database } from "@takujo/runtime/database/database";
import type { Reserving } from "./reserving.ts";

const dayMs = 86_400_000;

/** The rule about absences as a new site has it, but on. */
export const usualRule = {
  is_on: true,
  absences: 3,
  months: 6,
  grace_hours: 24,
  most_coming: 1,
  days: 30,
};

/** People who did not come, under a rule about that. */
export async function absentees(db: Database, { player }: Reserving) {
  const { id: eventId } = await createEvent(db);

  /** This many days from now. */
  async function sessionIn(days: number, capacity = 9): Promise<string> {
    const startsAt = new Date(Date.now() + days * dayMs);
    return (await createEventSession(db, { eventId, capacity, startsAt })).id;
  }

  /** A person with absences this many days ago. */
  async function absentee(...daysAgo: number[]) {
    const person = await player();
    const missed: string[] = [];
    for (const days of daysAgo) {
      const eventSessionId = await sessionIn(-days);
      const absence = { eventSessionId, userId: person.id, state: "no-show" };
      missed.push((await createReservation(db, absence)).id);
    }
    return { person, missed };
  }

  return {
    sessionIn,
    absentee,
    /** Often enough for the usual rule. */
    often: () => absentee(10, 20, 30),
    setRule: (rule: Partial<typeof usualRule> = {}) =>
      db
        .updateTable("no_show_rule")
        .set({ ...usualRule, ...rule })
        .execute(),
  };
}
