import { blankOldDetails, runDueWork } from "@takujo/booking/tables/index";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

const rounds = 20;
/** What falls due within the five seconds between two rounds of a site that sells five seats a second. */
const holdsOfRound = 25;

interface DueFigures {
  idle: number[];
  withHolds: number[];
  /** All reminders of a day at once, and how many they were. */
  reminders: { count: number; milliseconds: number };
  upkeep: number;
}

export async function measureDueRounds(db: Database): Promise<DueFigures> {
  const timed = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const round = () => timed(() => runDueWork(db));
  // What fell due since the seed was made.
  await round();
  await blankOldDetails(db);
  for (let warm = 0; warm < 5; warm++) await round();
  const idle: number[] = [];
  const withHolds: number[] = [];
  for (let turn = 0; turn < rounds; turn++) {
    idle.push(await round());
    await letHoldsExpire(db);
    withHolds.push(await round());
  }
  const count = await forgetReminders(db);
  const milliseconds = await round();
  const upkeep = await timed(() => blankOldDetails(db));
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  return { idle, withHolds, reminders: { count, milliseconds }, upkeep };
}

/** Of different sessions, as strangers' holds are. */
async function letHoldsExpire(db: Database): Promise<void> {
  await sql`update reservation set state = 'held', expires_at = now() where id in (
    select held.id from event_session as session cross join lateral (
      select id from reservation where event_session_id = session.id and state = 'confirmed' limit 1) as held
    where session.starts_at > now() + interval '2 days' and session.closes_at > now()
    order by hashtext(session.id::text || now()::text) limit ${holdsOfRound})`.execute(db);
}

async function forgetReminders(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update reservation set reminded_at = null
    from event_session as session
    where session.id = event_session_id and session.starts_at between now() and now() + interval '31 hours'
      and state = 'confirmed' and reminded_at is not null`.execute(db);
  return Number(numAffectedRows);
}
