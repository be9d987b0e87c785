import pg from "pg";
import { insertEvents, insertNews, insertSessions } from "./large-statements/content.ts";
import { insertAuditEntries, insertInquiries, insertUsers } from "./large-statements/people.ts";
import {
  insertArrivals,
  insertReservations,
  insertTransitions,
} from "./large-statements/reservations.ts";

/** Each event is given twenty reservations. */
const usualCounts = {
  news: 50_000,
  events: 10_000,
  users: 5_000,
  inquiries: 3_000,
  auditEntries: 20_000,
};

/**
 * Fills a seeded database with as much as years of use would leave: news of the past, and events of which
 * half are over, with everybody who came or is to come. For measuring; nobody would want to read it. Safe to repeat.
 */
export async function seedLarge(
  connectionString: string,
  report: (line: string) => void,
  counts = usualCounts,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("begin");
    report(`${counts.news} news`);
    await client.query(insertNews, [counts.news]);
    report(`${counts.events} events`);
    await client.query(insertEvents, [counts.events]);
    await client.query(insertSessions);
    report(`${counts.users} users`);
    await client.query(insertUsers, [counts.users]);
    report(`${counts.events * 20} reservations`);
    // Without fresh figures the planner guesses at tables that were nearly empty a moment ago.
    await client.query("analyze event, event_session");
    await client.query(insertReservations);
    await client.query("analyze reservation");
    await client.query(insertTransitions);
    await client.query(insertArrivals);
    report(`${counts.inquiries} inquiries, ${counts.auditEntries} lines of the audit`);
    await client.query(insertInquiries, [counts.inquiries]);
    await client.query(insertAuditEntries, [counts.auditEntries, counts.events]);
    await client.query("commit");
    await client.query("analyze");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    await client.end();
  }
}
