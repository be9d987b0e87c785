import type { OwnNoShows, PersonNoShows } from "@takujo/contracts/booking/seats/no-show";
import type { ExcuseReason } from "@takujo/contracts/booking/seats/no-show-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { type AbsenceRow, countComing, selectAbsences, selectAbsencesOfGuests } from "./queries.ts";
import { ruleInForce } from "./rule.ts";
import { type JudgedAbsence, tallyAbsences } from "./tally.ts";

/** For the organizer. */
export async function readPersonNoShows(
  db: Database,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<PersonNoShows> {
  const rule = await ruleInForce(db);
  if (!rule) return { rule, counted: 0, limit: null, absences: [] };
  const [rows, [coming]] = await Promise.all([
    selectAbsences(db, { userId, locale }),
    countComing(db, { userId, now }),
  ]);
  const { absences, counted, freeFrom } = tallyAbsences(rule, rows, now);
  return {
    rule,
    counted,
    limit:
      freeFrom === null
        ? null
        : { mostComing: rule.mostComing, coming: coming?.count ?? 0, freeFrom },
    absences: absences.map(presentAbsence).reverse(),
  };
}

/** Numbers of absences that count, by the ids of the event's guests. Empty while the rule is off. */
export async function countAbsencesOfGuests(
  db: Database,
  eventId: string,
  now = new Date(),
): Promise<Map<string, number>> {
  const rule = await ruleInForce(db);
  if (!rule) return new Map();
  const rows = await selectAbsencesOfGuests(db, { eventId });
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id ?? "");
  return new Map(
    [...byPerson].map(([userId, own]) => [userId, tallyAbsences(rule, own, now).counted]),
  );
}

/** For the person themselves. */
export async function readOwnNoShows(
  db: Database,
  userId: string,
  locale: Locale,
  now = new Date(),
): Promise<OwnNoShows> {
  const { absences, ...tally } = await readPersonNoShows(db, userId, locale, now);
  return { ...tally, absences: absences.map(({ excuse: _, ...absence }) => absence) };
}

const presentAbsence = (row: JudgedAbsence<AbsenceRow>): PersonNoShows["absences"][number] => ({
  reservationId: row.id,
  code: row.code,
  title: row.title,
  locale: row.locale as Locale,
  startsAt: row.starts_at.toISOString(),
  standing: row.standing,
  expiresOn: row.expiresOn,
  excuse: row.excuse as ExcuseReason | null,
});
