import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectEnv } from "../../../tools/env.ts";
import { findPostgresBinaries } from "../../../tools/postgres/binaries.ts";

const run = promisify(execFile);

/**
 * A reservation as one statement: the seat is taken by a conditional update, and reservation, history and answer are written with
 * it. The tables are those of the product, with the same indexes, checks and foreign keys, but without its trigger.
 */
export const controlTables = `
  create table control_session (like event_session including all);
  insert into control_session select * from event_session;
  update control_session set id = numbered.id
    from (
      select id as former,
        ('00000000-0000-4000-8000-' || lpad(row_number() over ()::text, 12, '0'))::uuid as id
      from control_session
    ) as numbered
    where control_session.id = numbered.former;
  create table control_reservation (
    like reservation including all,
    foreign key (event_session_id) references control_session (id),
    foreign key (user_id) references "user" (id)
  );
  create table control_transition (
    like reservation_transition including all,
    foreign key (reservation_id) references control_reservation (id)
  );
  create table control_key (like idempotency_key including all);
  create table control_person (number integer primary key, id text not null);
  insert into control_person select row_number() over (), id from "user";
  create sequence control_code;
  analyze control_person, control_session`;

export const emptyControlTables = `
  truncate control_reservation, control_transition, control_key;
  update control_session set seats_taken = 0`;

const statement = `\\set session random(1, :sessions)
\\set person random(1, :people)
with taken as (
  update control_session set seats_taken = seats_taken + 1
  where id = ('00000000-0000-4000-8000-' || lpad(:session::text, 12, '0'))::uuid
    and seats_taken + 1 <= capacity
  returning id
), held as (
  insert into control_reservation (code, event_session_id, user_id, state, seats, expires_at)
  select translate(upper(lpad(to_hex(nextval('control_code')), 8, '0')), '01', 'GH'), taken.id, person.id,
    'held', 1, now() + interval '10 minutes'
  from taken, control_person as person where person.number = :person
  returning id, user_id, code, expires_at
), answered as (
  insert into control_key (scope, key, fingerprint, expires_at, status, content_type, body)
  select 'user:' || user_id, gen_random_uuid()::text, sha256(id::text::bytea), now() + interval '24 hours', 201,
    'application/json', json_build_object('id', id, 'code', code, 'state', 'held', 'expiresAt', expires_at)::text
  from held
)
insert into control_transition (reservation_id, cause, state, seats, made_by)
select id, 'hold', 'held', 1, 'person' from held;
`;

export interface PgbenchOptions {
  databaseUrl: string;
  clients: number;
  sessions: number;
  people: number;
  seconds: number;
}

/** Null where it is missing: the PostgreSQL from npm comes without it. */
export function findPgbench(): string | null {
  const { path } = projectEnv();
  const folders = [findPostgresBinaries(path), ...path.split(":")];
  return folders.map((folder) => join(folder, "pgbench")).find(existsSync) ?? null;
}

/** Reservations in a second. */
export async function runPgbench(program: string, options: PgbenchOptions): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "takujo-pgbench-"));
  try {
    const script = join(folder, "reservation.sql");
    await writeFile(script, statement);
    const { databaseUrl, clients, sessions, people, seconds } = options;
    const { stdout } = await run(program, [
      ...["--no-vacuum", "--protocol=prepared", `--file=${script}`],
      ...[`--client=${clients}`, `--jobs=${Math.min(2, clients)}`, `--time=${seconds}`],
      ...[`--define=sessions=${sessions}`, `--define=people=${people}`],
      databaseUrl,
    ]);
    const rate = /tps = ([\d.]+) \(without initial connection time\)/.exec(stdout)?.[1];
    if (!rate) throw new Error(`pgbench says nothing of its speed:\n${stdout}`);
    return Number(rate);
  } finally {
    await rm(folder, { recursive: true });
  }
}
