import pg from "pg";
import { filledTables, withBareTables } from "./huge-statements/bare-tables.ts";
import {
  copyEntries,
  countSeats,
  insertArticles,
  insertEvents,
  insertGames,
  insertNews,
  insertSessions,
  markModels,
  variants,
} from "./huge-statements/content.ts";
import {
  insertAuditEntries,
  insertImages,
  insertInquiries,
  insertUsers,
} from "./huge-statements/people.ts";
import { insertParties, linesOfParty, partiesOfSession } from "./huge-statements/reservations.ts";

type Report = (line: string) => void;

/** Everything follows from the number of reservations; ten million give a million texts. */
const usualReservations = 10_000_000;
const sizesFor = (reservations: number) => ({
  reservations,
  sessions: reservations / partiesOfSession,
  events: reservations / partiesOfSession / 2,
  users: Math.ceil(reservations / 32),
  news: Math.ceil(reservations / 64),
  articles: Math.ceil(reservations / 320),
  games: Math.ceil(reservations / 16_000),
  auditEntries: Math.ceil(reservations / 5),
  inquiries: Math.ceil(reservations / 100),
  images: Math.ceil(reservations / 500),
});

const atOnce = 100_000;
/** More than the sample content has. */
const maxBefore = 5_000;

interface HugeOptions {
  /** A multiple of 32: an event has so many. */
  reservations?: number;
  /** Writes the entries of the items that are marked in `search_outdated`. */
  indexSearch: () => Promise<void>;
}

/**
 * Adds what a site of that size would have: six years of events with their parties, nearly all of them over, and 45 days ahead.
 * For measurements only, and only into a database that has nothing but the sample content, because indexes are dropped and made
 * again. In one transaction for the rows and one for the search; a failure leaves nothing behind.
 */
export async function seedHuge(
  connectionString: string,
  report: Report,
  { reservations = usualReservations, indexSearch }: HugeOptions,
): Promise<void> {
  const sizes = sizesFor(reservations);
  if (!Number.isInteger(sizes.events)) throw new Error("Reservations must be a multiple of 32.");
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await refuseUsed(client);
    await inTransaction(client, () =>
      withBareTables(client, filledTables, report, () => fill(client, report, sizes)),
    );
    report("entries for the search");
    await client.query(markModels, [sizes.news, sizes.articles, sizes.events]);
    await indexSearch();
    await inTransaction(client, () =>
      withBareTables(client, ["search_entry"], report, async () => {
        const counts = { news: sizes.news, article: sizes.articles, event: sizes.events };
        for (const [kind, count] of Object.entries(counts)) {
          const work = { what: `entries of kind ${kind}`, from: variants, count };
          await inChunks(report, work, (first, last) =>
            client.query(copyEntries, [first, last, kind]),
          );
        }
      }),
    );
    report("vacuum and statistics");
    await client.query("vacuum (analyze)");
  } finally {
    await client.end();
  }
}

async function refuseUsed(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_fresh: boolean }>(
    `select (select count(*) from (select from reservation limit ${maxBefore}) as counted) < ${maxBefore}
      and not exists (select from event where slug = 'huge-0') as is_fresh`,
  );
  if (rows[0]?.is_fresh) return;
  throw new Error(
    "This database has reservations already. The huge seed drops and makes indexes, so it goes into a fresh database only.",
  );
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  try {
    await client.query("begin");
    await client.query("set local maintenance_work_mem = '768MB'");
    await client.query("set local work_mem = '256MB'");
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function fill(
  client: pg.Client,
  report: Report,
  sizes: ReturnType<typeof sizesFor>,
): Promise<void> {
  const { rows } = await client.query<{ last_line: string; admin: string }>(
    `select (select coalesce(max(id), 0) from reservation_transition) as last_line,
      (select id from "user" where email = 'desk@takujo.example') as admin`,
  );
  const { last_line: lastLine, admin } = rows[0] as (typeof rows)[number];
  const plain = (what: string, count: number, statement: string) =>
    inChunks(report, { what, count }, (first, last) =>
      client.query(statement, [first, last, count]),
    );
  await plain("users", sizes.users, insertUsers);
  await plain("news", sizes.news, insertNews);
  await plain("articles", sizes.articles, insertArticles);
  await plain("games", sizes.games, insertGames);
  await plain("events", sizes.events, insertEvents);
  await plain("sessions", sizes.sessions, insertSessions);
  await plain("inquiries", sizes.inquiries, insertInquiries);
  await plain("images", sizes.images, insertImages);
  await plain("lines of the audit", sizes.auditEntries, insertAuditEntries);
  const { reservations, users } = sizes;
  await inChunks(report, { what: "reservations", count: reservations }, (first, last) =>
    client.query(insertParties, [first, last, reservations, users, lastLine, admin]),
  );
  report("seats of sessions");
  await client.query(countSeats, [sizes.sessions]);
  await client.query("select setval(pg_get_serial_sequence('reservation_transition', 'id'), $1)", [
    Number(lastLine) + reservations * linesOfParty + linesOfParty,
  ]);
  await client.query("select setval('reservation_queue_number', $1)", [reservations + 1]);
}

interface Work {
  what: string;
  from?: number;
  count: number;
}

/** Numbers from 0, or `from`, to `count`, a part at a time. */
async function inChunks(
  report: Report,
  { what, from = 0, count }: Work,
  insert: (first: number, last: number) => Promise<unknown>,
): Promise<void> {
  const began = performance.now();
  for (let first = from; first < count; first += atOnce) {
    const end = Math.min(first + atOnce, count);
    await insert(first, end - 1);
    const rate = Math.round((end - from) / ((performance.now() - began) / 1_000));
    if (end === count || end % (5 * atOnce) === 0) {
      report(
        `${what}: ${end.toLocaleString("en")} of ${count.toLocaleString("en")}, ${rate.toLocaleString("en")} a second`,
      );
    }
  }
}
