import { maxAuditEntriesCounted } from "@takujo/contracts/insight/admin-counts";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

export interface AuditFilter {
  actor?: string | undefined;
  group?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  subjectIds?: string[] | undefined;
  impersonated?: boolean | undefined;
}

/** Each condition has an index in list order (0022_operator_indexes.sql). */
function matching(db: Database, filter: AuditFilter) {
  const { actor, group, from, to, subjectIds, impersonated } = filter;
  return db
    .selectFrom("audit_entry")
    .$if(actor !== undefined, (query) => query.where("actor_id", "=", actor ?? ""))
    .$if(group !== undefined, (query) =>
      query.where(sql<boolean>`split_part(action, '.', 1) = ${group}`),
    )
    .$if(from !== undefined, (query) => query.where("at", ">=", from as Date))
    .$if(to !== undefined, (query) => query.where("at", "<", to as Date))
    .$if(subjectIds !== undefined, (query) =>
      query.where(sql<boolean>`subject_id = any(${subjectIds}::text[])`),
    )
    .$if(impersonated === true, (query) => query.where("acting_as_id", "is not", null))
    .orderBy("at", "desc")
    .orderBy("id", "desc");
}

export interface AuditRow {
  id: string;
  at: Date;
  actor_id: string;
  acting_as_id: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}

/** `after`: the id of an entry; older ones follow. */
export async function selectEntries(
  db: Database,
  filter: AuditFilter,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const query = matching(db, filter)
    .$if(after !== undefined, (page) =>
      page.where(
        sql<boolean>`(at, id) < ((select at from audit_entry where id = ${after}::bigint), ${after}::bigint)`,
      ),
    )
    .selectAll()
    .limit(limit);
  const { rows } = await db.executeQuery<AuditRow>(query.compile());
  return rows;
}

export async function countEntries(db: Database, filter: AuditFilter): Promise<number> {
  const query = db
    .selectFrom(matching(db, filter).select("id").limit(maxAuditEntriesCounted).as("counted"))
    .select(sql<number>`count(*)::integer`.as("count"));
  const { rows } = await db.executeQuery<{ count: number }>(query.compile());
  return rows[0]?.count ?? 0;
}

/** Skips from one actor to the next in the index, regardless of their number of entries. */
export const selectActorIds = prepareQuery((db, _argument: Argument<object>) =>
  db
    .withRecursive("actor(id)", (at) =>
      at
        .selectFrom("audit_entry")
        .select(sql<string | null>`min(actor_id)`.as("id"))
        .unionAll(
          at
            .selectFrom("actor")
            .where("actor.id", "is not", null)
            .select(
              sql<
                string | null
              >`(select min(actor_id) from audit_entry where actor_id > actor.id)`.as("id"),
            ),
        ),
    )
    .selectFrom("actor")
    .where("actor.id", "is not", null)
    .select("actor.id"),
);

export const selectPeople = prepareQuery((db, argument: Argument<{ ids: string[] }>) =>
  db
    .selectFrom("user")
    .innerJoin("profile", "profile.user_id", "user.id")
    .where(sql<boolean>`"user".id = any(${argument("ids")}::text[])`)
    .select([
      "user.id",
      // Admins know the address; a generated handle says nothing.
      sql<string>`coalesce(nullif("user".name, ''), "user".email)`.as("name"),
      "user.image",
      "profile.handle",
    ]),
);

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

export interface LabelRow {
  id: string;
  /** Null for an empty message. */
  label: string | null;
  name: string | null;
  /** Of a title; null for a code. */
  locale: string | null;
}

interface Labelled {
  ids: string[];
  locale: Locale;
}

/** Titles of content, one per language; the requested one last. */
const contentNames = [
  ["event_text", "event_id", "title"],
  ["news_text", "news_id", "title"],
  ["article_text", "article_id", "title"],
  ["character_text", "character_id", "name"],
  ["staff_text", "staff_id", "name"],
  ["board_game_text", "board_game_id", "name"],
  ["venue_text", "venue_id", "name"],
  ["faq_text", "faq_id", "question"],
] as const;

/** Current names of subjects. Ids are unique over all kinds. */
export const selectLabels = prepareQuery((db, argument: Argument<Labelled>) => {
  const ids = sql`${argument("ids")}::uuid[]`;
  const names = contentNames.map(
    ([
      table,
      id,
      name,
    ]) => sql`select ${sql.ref(id)} as id, ${sql.ref(name)} as label, null as name, locale
      from ${sql.table(table)} where ${sql.ref(id)} = any(${ids})`,
  );
  return db
    .selectFrom(
      sql<LabelRow>`(
        select id, code as label, name, null as locale from reservation where id = any(${ids})
        union all select id, receipt, name, null from contact_inquiry where id = any(${ids})
        union all select id, coalesce(nullif(subject_ja, ''), (
          select title from event_text where event_id = message.event_id
            order by locale <> ${argument("locale")} limit 1
        )), null, null from message where id = any(${ids})
        union all select id, coalesce(nullif(name, ''), email), null, null from staff_invitation where id = any(${ids})
        -- Accepting an invitation deletes it.
        union all select (entry.after ->> 'invitationId')::uuid, coalesce(nullif("user".name, ''), "user".email), null, null
          from audit_entry as entry join "user" on "user".id = entry.subject_id
          where entry.action = 'staff.accept' and entry.after ->> 'invitationId' = any(${ids}::text[])
        union all ${sql.join(names, sql` union all `)}
      )`.as("labelled"),
    )
    .select(["labelled.id", "labelled.label", "labelled.name", "labelled.locale"])
    .orderBy(sql`labelled.locale is not distinct from ${argument("locale")}`);
});

const slugTables = [
  "event",
  "news",
  "article",
  "character",
  "staff",
  "board_game",
  "venue",
] as const;

interface SubjectWords {
  /** As typed. */
  text: string;
  /** In the stored form of a reservation code. */
  code: string;
  handle: string;
}

/** Ids of the subjects with this name. */
export const selectSubjectIds = prepareQuery((db, argument: Argument<SubjectWords>) => {
  const slugs = slugTables.map(
    (table) =>
      sql`select id::text from ${sql.table(table)} where slug = lower(${argument("text")}::text)`,
  );
  return db
    .selectFrom(
      sql<{ id: string }>`(
        select id::text from reservation where code = ${argument("code")}
        union all select id::text from contact_inquiry where receipt = upper(${argument("text")}::text)
        union all select user_id from profile where handle = ${argument("handle")}
        union all ${sql.join(slugs, sql` union all `)}
      )`.as("named"),
    )
    .select("named.id");
});
