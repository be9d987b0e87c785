import type { AuditEntryList, AuditEntryQuery } from "@takujo/contracts/insight/audit-log";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import { addDays, startOfDay } from "@takujo/contracts/venue-time";
import type { Database } from "@takujo/runtime/database/database";
import { changesBetween, idsIn, type NamesById, presentEntry, presentPerson } from "./present.ts";
import {
  type AuditFilter,
  type AuditRow,
  countEntries,
  selectActorIds,
  selectEntries,
  selectLabels,
  selectPeople,
  selectSubjectIds,
} from "./queries.ts";

export async function listAuditEntries(
  db: Database,
  query: AuditEntryQuery,
): Promise<AuditEntryList> {
  const { after, limit, locale } = query;
  const filter = await filterOf(db, query);
  const [rows, count, actorIds] = await Promise.all([
    selectEntries(db, filter, { after, limit: limit + 1 }),
    countEntries(db, filter),
    selectActorIds(db, {}),
  ]);
  const items = rows.slice(0, limit);
  const actors = actorIds.flatMap(({ id }) => id ?? []);
  const known = await namesIn(db, items, actors, locale);
  return {
    items: items.map((row) => presentEntry(row, known)),
    count,
    next: rows.length > limit ? (items.at(-1)?.id ?? null) : null,
    actors: actors.map((id) => presentPerson(id, known.people)),
  };
}

async function filterOf(db: Database, query: AuditEntryQuery): Promise<AuditFilter> {
  const { actor, group, from, to, subject, impersonated } = query;
  return {
    actor: actor || undefined,
    group,
    from: from ? startOfDay(from) : undefined,
    to: to ? startOfDay(addDays(to, 1)) : undefined,
    subjectIds: subject ? await subjectsCalled(db, subject) : undefined,
    impersonated,
  };
}

/** The text may itself be an id. */
async function subjectsCalled(db: Database, text: string): Promise<string[]> {
  const code = text.normalize("NFKC").replace(/[\s-]/g, "").toUpperCase();
  const handle = text.replace(/^@/, "").toLowerCase();
  const rows = await selectSubjectIds(db, { text, code, handle });
  return [...new Set([text, ...rows.map(({ id }) => id)])];
}

/** Rows contain only ids: names are looked up now, and disappear with their account. */
async function namesIn(
  db: Database,
  rows: AuditRow[],
  actors: string[],
  locale: Locale,
): Promise<NamesById> {
  const subjects = rows.flatMap(({ subject_id, before, after }) => [
    subject_id,
    ...changesBetween(before, after).flatMap((change) => [
      ...idsIn(change.before),
      ...idsIn(change.after),
    ]),
  ]);
  const userIds = new Set([
    ...actors,
    ...rows.flatMap(({ actor_id, acting_as_id }) => [actor_id, acting_as_id ?? []].flat()),
    ...subjects,
  ]);
  const [people, labels] = await Promise.all([
    selectPeople(db, { ids: [...userIds] }),
    selectLabels(db, { ids: [...new Set(subjects.filter((id) => isUuid(id)))], locale }),
  ]);
  return {
    people: new Map(people.map((row) => [row.id, row])),
    labels: new Map(labels.map((row) => [row.id, row])),
  };
}
