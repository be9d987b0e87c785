import pg from "pg";
import { insertEvents, insertNews, insertSessions } from "./large-statements/content.ts";
import { insertAuditEntries, insertInquiries, insertUsers } from "./large-statements/people.ts";
import {
  insertArrivals,
  insertReservations,
  insertTransitions,
} from "./large-statements/reservations.ts";

/** Each event gets twenty reservations. */
const usualCounts = {
  news: 50_000,
  events: 10_000,
  users: 5_000,
  inquiries: 3_000,
  auditEntries: 20_000,
};

/**
 * Adds as much data as years of use would: past news and events, half of them over, with all participants. For measurements
 * only. Safe to repeat.
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
    // Without new statistics the planner assumes the almost empty tables of a moment ago.
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
