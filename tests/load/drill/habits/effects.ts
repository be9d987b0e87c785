import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** How many rows of which table were added, changed or deleted, such as `INSERT reservation` → 1. */
export type Effects = ReadonlyMap<string, number>;

export interface Effecting {
  /** Starts counting, because opening a page is no intent. */
  begin(): Promise<void>;
  /** What was written since then. */
  read(): Promise<Effects>;
  /** Brings back everything as it was when this began. */
  restore(): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/** Sign-ins, limits, remembered keys, and drafts, which are saved during typing: their number says nothing. */
const asides = new Set([
  "content_draft",
  "idempotency_key",
  "jwks",
  "rate_limit",
  "request_limit",
  "session",
  "verification",
  "graphile_worker._private_job_queues",
  "graphile_worker._private_tasks",
]);

const signingOut = "DELETE session";

const maxTries = 20;

/**
 * Counts what is written, by triggers, and keeps a copy of every row: so each use of a form begins with the same site, whatever the
 * one before it deleted.
 */
export async function watchEffects(databaseUrl: string): Promise<Effecting> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => {});
  await client.connect();
  const tables = await tablesOf(client);
  await client.query(
    `create schema habits; create unlogged table habits.effect (id bigserial, deed text, place text, rows int)`,
  );
  await client.query(`create function habits.note() returns trigger language plpgsql as $$
    begin
      insert into habits.effect (deed, place, rows) select tg_op, tg_argv[0], count(*) from changed having count(*) > 0;
      return null;
    end $$`);
  for (const { name, copy } of tables) {
    const triggers = deeds.map(
      ([deed, rows]) =>
        `create trigger habits_${deed} after ${deed} on ${name} referencing ${rows} table as changed
         for each statement execute function habits.note(${pg.escapeLiteral(name)})`,
    );
    await client.query(`create unlogged table ${copy} as table ${name}; ${triggers.join(";")}`);
  }

  let begun = 0;
  return {
    async begin() {
      const { rows } = await client.query("select max(id) as id from habits.effect");
      begun = rows[0].id ?? 0;
    },
    async read() {
      const { rows } = await client.query<{ deed: string; place: string; rows: number }>(
        "select deed, place, sum(rows)::int as rows from habits.effect where id > $1 group by deed, place order by place, deed",
        [begun],
      );
      return new Map(
        rows
          .filter(({ deed, place }) => !asides.has(place) || `${deed} ${place}` === signingOut)
          .map(({ deed, place, rows: count }) => [`${deed} ${place}`, count]),
      );
    },
    async restore() {
      const { rows } = await client.query<{ place: string }>(
        "select distinct place from habits.effect",
      );
      const changed = new Set(rows.map(({ place }) => place));
      const statements = tables
        .filter(({ name }) => changed.has(name))
        .map(
          ({ name, copy, columns }) =>
            `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${copy}`,
        );
      const whole = [
        // Neither our triggers nor foreign keys: the rows are those that were there.
        "begin; set local session_replication_role = replica",
        ...statements,
        // Keeps sign-ins fresh, for actions that need a recent one.
        `update session set "createdAt" = now()`,
        "delete from habits.effect",
        `select pg_notify('pages_outdated', '${tags}')`,
        "commit",
      ].join(";");
      for (let left = maxTries; ; left--) {
        try {
          return void (await client.query(whole));
        } catch (error) {
          // The server may still be writing what nobody waited for.
          await client.query("rollback");
          if (left === 0) throw error;
          await pause(50);
        }
      }
    },
    query: async (text, values) => (await client.query(text, values)).rows,
    stop: () => client.end(),
  };
}

const deeds = [
  ["insert", "new"],
  ["update", "new"],
  ["delete", "old"],
] as const;

/** Of all pages that are kept in memory. */
const tags = "site,news,article,character,staff,faq,legal,event,venue,board-game";

async function tablesOf(client: pg.Client) {
  const { rows } = await client.query<{ schema: string; name: string; columns: string }>(
    `select nspname as schema, relname as name,
       string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relkind = 'r' and not relispartition
       and (nspname = 'public' and relname <> 'schema_migration' or nspname = 'graphile_worker' and relname like '\\_private%')
     group by 1, 2 order by 1, 2`,
  );
  return rows.map(({ schema, name, columns }) => {
    const isOurs = schema === "public";
    const quoted = pg.escapeIdentifier(name);
    return {
      // As people read it; `user` has to be quoted.
      name: isOurs
        ? quoted.replace(/^"([a-z_]+)"$/, (all, bare) => (bare === "user" ? all : bare))
        : `${schema}.${name}`,
      copy: `habits.${pg.escapeIdentifier(`${schema}_${name}`)}`,
      columns,
    };
  });
}
