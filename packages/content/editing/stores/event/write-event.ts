import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { locales } from "@takujo/contracts/locale";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { contentTables } from "../../content-tables.ts";
import { allReferences } from "../../document/table-references.ts";
import { refusal } from "../../publication/refusal.ts";
import { columnsOf, fieldsOfTable, textColumnsOf } from "../field-columns.ts";
import { type Row, replaceLinks, replaceTexts, upsertRow } from "../queries.ts";
import * as queries from "./queries.ts";
import { sessionProblems } from "./session-problems.ts";

const tables = contentTables.event;
const games = { table: "event_game", column: "board_game_id" };
const guides = { table: "event_guide", column: "staff_id" };

/**
 * A document without `sessions` leaves them unchanged; from one with them, missing sessions are deleted. Locks are
 * taken in the common order, sessions first, and the document is checked again under them, because seats may have been
 * taken in the meantime.
 */
export async function writeEvent(
  transaction: DatabaseTransaction,
  id: string,
  document: ContentDocument,
  publishedAt: Date,
  now = new Date(),
): Promise<void> {
  const { sessions } = document;
  if (sessions) await queries.lockSessionsOf(transaction, { eventId: id });
  const [before] = await queries.selectEvent(transaction, { id });
  const sessionsBefore = await queries.selectSessions(transaction, { eventId: id });
  if (sessions) await assertNothingTaken(transaction, id, document, now);
  const circumstances = { before, sessionsBefore, publishedAt, now };
  await upsertRow(transaction, tables.table, eventRow(id, document, circumstances));
  await replaceTexts(transaction, tables, id, textColumnsOf("event", document));
  const owner = { column: tables.owner, id };
  await replaceLinks(transaction, owner, games, allReferences("games", document));
  await replaceLinks(transaction, owner, guides, allReferences("guides", document));
  if (!sessions) return;
  await queries.deleteSessions(
    transaction,
    sessionsBefore
      .map((session) => session.id)
      .filter((sessionId) => !sessions.some((session) => session.id === sessionId)),
  );
  for (const [position, session] of sessions.entries()) {
    const stored = sessionsBefore.find((other) => other.id === session.id);
    await writeSession(transaction, id, session, { position, stored, now });
  }
}

async function assertNothingTaken(
  transaction: DatabaseTransaction,
  eventId: string,
  { shared, sessions = [] }: ContentDocument,
  now: Date,
): Promise<void> {
  const known = await queries.selectKnownSessions(transaction, {
    eventId,
    ids: sessions.map(({ id }) => id),
  });
  const problems = sessionProblems(sessions, {
    eventId,
    eventStartsAt: Date.parse(String(shared["startsAt"])),
    eventEndsAt: Date.parse(String(shared["endsAt"])),
    known,
    now,
  });
  if (problems.length > 0) throw refusal(problems);
}

interface WriteContext {
  before: queries.EventRow | undefined;
  sessionsBefore: queries.SessionRow[];
  publishedAt: Date;
  now: Date;
}

function eventRow(id: string, document: ContentDocument, circumstances: WriteContext): Row {
  const { shared } = document;
  const { before, publishedAt } = circumstances;
  return {
    id,
    ...columnsOf(fieldsOfTable("event"), shared),
    cover: shared["cover"] ?? {},
    published_at: before?.published_at ?? publishedAt,
    ...announced(document, circumstances),
  };
}

/** Shown on the public page after a change: the mark, and the former start. */
function announced(
  document: ContentDocument,
  { before, sessionsBefore, now }: WriteContext,
): Pick<queries.EventRow, "state" | "previous_starts_at"> {
  if (!before || before.state === "draft") return { state: "published", previous_starts_at: null };
  const { state, previous_starts_at } = before;
  if (before.ends_at <= now || state === "cancelled") return { state, previous_starts_at };
  const startsAt = Date.parse(String(document.shared["startsAt"]));
  const isMoved = startsAt !== before.starts_at.getTime();
  const isBack = startsAt === previous_starts_at?.getTime();
  const hasChanged =
    isMoved ||
    Date.parse(String(document.shared["endsAt"])) !== before.ends_at.getTime() ||
    document.shared["venue"] !== before.venue_id ||
    hasMovedSession(document.sessions ?? [], sessionsBefore);
  return {
    state: hasChanged ? "changed" : state,
    previous_starts_at: isBack ? null : isMoved ? before.starts_at : previous_starts_at,
  };
}

function hasMovedSession(sessions: SessionDocument[], before: queries.SessionRow[]): boolean {
  return sessions.some(({ id, startsAt, endsAt }) => {
    const stored = before.find((other) => other.id === id);
    if (!stored) return false;
    return (
      stored.starts_at.getTime() !== Date.parse(startsAt) ||
      stored.ends_at.getTime() !== Date.parse(endsAt)
    );
  });
}

async function writeSession(
  transaction: DatabaseTransaction,
  eventId: string,
  session: SessionDocument,
  {
    position,
    stored,
    now,
  }: { position: number; stored: queries.SessionRow | undefined; now: Date },
) {
  await queries.upsertSession(transaction, {
    id: session.id,
    event_id: eventId,
    kind: session.kind,
    letter: session.kind === "table" ? session.letter : null,
    board_game_id: session.game || null,
    guide_id: session.guide || null,
    language: session.language,
    starts_at: session.startsAt,
    ends_at: session.endsAt,
    capacity: session.capacity ?? 0,
    min_players: session.minPlayers,
    max_seats: session.maxSeats ?? 0,
    opens_at: session.opensAt,
    closes_at: session.closesAt,
    change_deadline: session.changeDeadline,
    decision_deadline: session.decisionDeadline || null,
    decided_at: decidedAt(session, stored, now),
    called_off: session.calledOff,
    position,
  });
  for (const locale of locales) {
    const key = { event_session_id: session.id, locale };
    await queries.upsertSessionName(transaction, key, session.names[locale]);
  }
}

/** A table that takes place after all is decided again, or counts as decided if its deadline is over. */
function decidedAt(
  { calledOff, decisionDeadline }: SessionDocument,
  stored: queries.SessionRow | undefined,
  now: Date,
): Date | null {
  const isBroughtBack = stored?.called_off && !calledOff;
  if (!isBroughtBack || !decisionDeadline) return stored?.decided_at ?? null;
  return Date.parse(decisionDeadline) > now.getTime() ? null : now;
}
