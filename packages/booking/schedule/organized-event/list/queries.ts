import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Expression, type QueryCreator, sql } from "kysely";

/** A check constraint limits events to this length, so the index scan can begin here. */
const maxEventLength = sql`interval '14 days'`;

const conditions = {
  upcoming: sql<boolean>`event.state <> 'draft' and event.ends_at > now() and event.starts_at > now() - ${maxEventLength}`,
  past: sql<boolean>`event.state <> 'draft' and event.ends_at <= now() and event.starts_at < now()`,
  cancelled: sql<boolean>`event.state = 'cancelled'`,
};

export type DatedView = keyof typeof conditions;

const orders = { upcoming: "asc", past: "desc", cancelled: "desc" } as const;

interface OfSome {
  /** Only these; null for all. */
  ids: string[] | null;
}

interface PageValues extends OfSome {
  after: string | null;
  locale: Locale;
}

/** Literal limits: with an unknown limit PostgreSQL expects so many rows that it reads whole tables. */
const rowLimits = [26, 101] as const;
type Rows = (typeof rowLimits)[number];

/** May return more than requested: the first `limit` rows are the page, and one more means that there is a next page. */
const rowsFor = (limit: number): Rows => rowLimits.find((rows) => rows > limit) ?? rowLimits[1];

/** Separate statements for chosen events: a condition on a nullable array would spoil the plan for all. */
const bySize = <Query>(prepare: (rows: Rows, ofSome: boolean) => Query) => ({
  all: { 26: prepare(26, false), 101: prepare(101, false) },
  some: { 26: prepare(26, true), 101: prepare(101, true) },
});
const scopeOf = ({ ids }: OfSome) => (ids === null ? "all" : "some");

function prepareDatedPage(view: DatedView, hasAfter: boolean, ofSome: boolean, rows: Rows) {
  const order = orders[view];
  const beyond = sql.raw(order === "asc" ? ">" : "<");
  return prepareQuery((db, argument: Argument<PageValues>) =>
    withFacts(
      db.with("page", (at) =>
        at
          .selectFrom("event")
          .where(conditions[view])
          .$if(ofSome, (query) =>
            query.where(sql<boolean>`event.id = any(${argument("ids")}::uuid[])`),
          )
          .$if(hasAfter, (query) =>
            query.where(
              sql<boolean>`(event.starts_at, event.id) ${beyond} (
                select starts_at, id from event where id = ${argument("after")}::uuid)`,
            ),
          )
          .orderBy("event.starts_at", order)
          .orderBy("event.id", order)
          .limit(sql.lit(rows))
          .selectAll("event"),
      ),
      argument("locale"),
    )
      .orderBy("page.starts_at", order)
      .orderBy("page.id", order),
  );
}

type PageCreator = QueryCreator<DB & { page: DB["event"] }>;

/** Adds titles, seats and drafts to the events of one page only. */
function withFacts(db: unknown, locale: Expression<Locale>) {
  return (db as PageCreator)
    .selectFrom("page")
    .leftJoin("event_text as ja", (join) =>
      join.onRef("ja.event_id", "=", "page.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("event_text as en", (join) =>
      join.onRef("en.event_id", "=", "page.id").on("en.locale", "=", "en"),
    )
    .leftJoin("venue_text as venue_ja", (join) =>
      join.onRef("venue_ja.venue_id", "=", "page.venue_id").on("venue_ja.locale", "=", "ja"),
    )
    .leftJoin("venue_text as venue_wanted", (join) =>
      join
        .onRef("venue_wanted.venue_id", "=", "page.venue_id")
        .on("venue_wanted.locale", "=", locale),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("content_draft")
          .whereRef("content_draft.item_id", "=", "page.id")
          .where("content_draft.kind", "=", "event")
          .select(["content_draft.item_id", "content_draft.publish_at"])
          // Looked up per event, so that the drafts of a page are not searched among all drafts.
          .limit(sql.lit(1))
          .as("draft"),
      (join) => join.onTrue(),
    )
    .leftJoin("event_series_item as item", "item.event_id", "page.id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("event_session as session")
          .whereRef("session.event_id", "=", "page.id")
          .select([
            sql<number>`count(*)::int`.as("sessions"),
            sql<number>`coalesce(sum(capacity) filter (where not called_off), 0)::int`.as(
              "capacity",
            ),
            sql<number>`coalesce(sum(seats_taken), 0)::int`.as("seats_taken"),
            sql<number>`coalesce(sum((
              select count(*) from reservation
              where reservation.event_session_id = session.id and reservation.state = 'waiting'
            )), 0)::int`.as("waiting"),
          ])
          .as("seats"),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      "page.id",
      "page.slug",
      "page.starts_at",
      "page.ends_at",
      "page.state",
      "page.published_at",
      "page.updated_at",
      "ja.title as title_ja",
      "en.title as title_en",
      eb.fn.coalesce("venue_wanted.name", "venue_ja.name").as("venue_name"),
      "draft.publish_at",
      sql<boolean>`draft.item_id is not null`.as("has_draft"),
      "item.series_id",
      "seats.sessions",
      "seats.capacity",
      "seats.seats_taken",
      "seats.waiting",
    ]);
}

const pages = new Map<string, ReturnType<typeof prepareDatedPage>>();

/** Ordered by start: the next first or the last first. */
export function selectDatedPage(
  db: Database,
  view: DatedView,
  { limit, ...values }: PageValues & { limit: number },
) {
  const rows = rowsFor(limit);
  const [hasAfter, ofSome] = [values.after !== null, values.ids !== null];
  const key = `${view} ${hasAfter} ${ofSome} ${rows}`;
  const query = pages.get(key) ?? prepareDatedPage(view, hasAfter, ofSome, rows);
  pages.set(key, query);
  return query(db, values);
}

export type DatedRow = Awaited<ReturnType<typeof selectDatedPage>>[number];

interface DraftPageValues extends OfSome {
  /** The end of the previous page: a time as PostgreSQL writes it, and an id. */
  savedBefore: string;
  idBefore: string;
}

/** Drafts that were never public, last changed first: they exist only in the table of drafts. */
const newDraftQueries = bySize((rows, ofSome) =>
  prepareQuery((db, argument: Argument<DraftPageValues>) =>
    db
      .selectFrom("content_draft as draft")
      .leftJoin("event_series_item as item", "item.event_id", "draft.item_id")
      .where("draft.kind", "=", "event")
      .where("draft.is_new", "=", true)
      .$if(ofSome, (query) =>
        query.where(sql<boolean>`draft.item_id = any(${argument("ids")}::uuid[])`),
      )
      .where(
        sql<boolean>`(draft.saved_at, draft.item_id) < (${argument("savedBefore")}::timestamptz, ${argument("idBefore")}::uuid)`,
      )
      .orderBy("draft.saved_at", "desc")
      .orderBy("draft.item_id", "desc")
      .limit(sql.lit(rows))
      .select([
        "draft.item_id as id",
        "draft.document",
        "draft.publish_at",
        "item.series_id",
        sql<string>`draft.saved_at::text`.as("changed_at"),
      ]),
  ),
);

export const selectNewDrafts = (
  db: Database,
  { limit, ...values }: DraftPageValues & { limit: number },
) => newDraftQueries[scopeOf(values)][rowsFor(limit)](db, values);

export type NewDraftRow = Awaited<ReturnType<typeof selectNewDrafts>>[number];

/** Events with rows that are not public: never published, or archived. */
const hiddenQueries = bySize((rows, ofSome) =>
  prepareQuery((db, argument: Argument<DraftPageValues & { locale: Locale }>) =>
    withFacts(
      db.with("page", (at) =>
        at
          .selectFrom("event")
          .where("event.state", "=", "draft")
          .$if(ofSome, (query) =>
            query.where(sql<boolean>`event.id = any(${argument("ids")}::uuid[])`),
          )
          // Listed among the new drafts.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("content_draft")
                  .where("content_draft.kind", "=", "event")
                  .whereRef("content_draft.item_id", "=", "event.id")
                  .where("content_draft.is_new", "=", true),
              ),
            ),
          )
          .where(
            sql<boolean>`(event.updated_at, event.id) < (${argument("savedBefore")}::timestamptz, ${argument("idBefore")}::uuid)`,
          )
          .orderBy("event.updated_at", "desc")
          .orderBy("event.id", "desc")
          .limit(sql.lit(rows))
          .selectAll("event"),
      ),
      argument("locale"),
    )
      .select(sql<string>`page.updated_at::text`.as("changed_at"))
      .orderBy("page.updated_at", "desc")
      .orderBy("page.id", "desc"),
  ),
);

export const selectHiddenPage = (
  db: Database,
  { limit, ...values }: DraftPageValues & { locale: Locale; limit: number },
) => hiddenQueries[scopeOf(values)][rowsFor(limit)](db, values);

export type HiddenRow = Awaited<ReturnType<typeof selectHiddenPage>>[number];
