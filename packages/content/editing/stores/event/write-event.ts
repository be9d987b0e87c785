import type {
  ContentDocument,
  FieldValues,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { locales } from "@takujo/contracts/locale";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { allReferences } from "../../document/table-references.ts";
import { writtenLocales } from "../../document/written-locales.ts";
import { refusal } from "../../publication/refusal.ts";
import * as queries from "./queries.ts";
import { sessionProblems } from "./session-problems.ts";

/**
 * Sessions missing in the document stay unchanged. Locks are taken in the common order, sessions first, and the document is
 * checked again under them, because seats may have been taken in the meantime.
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
  if (sessions) await demandNothingTaken(transaction, id, document, now);
  await queries.upsertEvent(
    transaction,
    eventValues(id, document, { before, sessionsBefore, publishedAt, now }),
  );
  await writeTexts(transaction, id, document);
  await queries.replaceGames(transaction, id, allReferences("games", document));
  await queries.replaceGuides(transaction, id, allReferences("guides", document));
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

async function demandNothingTaken(
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

interface Circumstances {
  before: queries.EventRow | undefined;
  sessionsBefore: queries.SessionRow[];
  publishedAt: Date;
  now: Date;
}

function eventValues(
  id: string,
  document: ContentDocument,
  circumstances: Circumstances,
): queries.EventValues {
  const { shared } = document;
  const { before, publishedAt } = circumstances;
  return {
    id,
    slug: String(shared["slug"]),
    cover: JSON.stringify(shared["cover"] ?? {}),
    venue_id: String(shared["venue"]),
    host_id: String(shared["host"] ?? "") || null,
    doors_at: String(shared["doorsAt"]),
    starts_at: String(shared["startsAt"]),
    ends_at: String(shared["endsAt"]),
    tags: (shared["tags"] ?? []) as string[],
    fee: Number(shared["fee"]),
    prices: JSON.stringify(shared["prices"] ?? []),
    ships: shared["ships"] === true,
    published_at: before?.published_at ?? publishedAt,
    ...announced(document, circumstances),
  };
}

/** What the public page shows about a change: that there is one, and the former start. */
function announced(
  document: ContentDocument,
  { before, sessionsBefore, now }: Circumstances,
): Pick<queries.EventValues, "state" | "previous_starts_at"> {
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

async function writeTexts(transaction: DatabaseTransaction, id: string, document: ContentDocument) {
  const written = writtenLocales(document);
  for (const locale of locales) {
    const text = document.texts[locale];
    const key = { event_id: id, locale };
    if (written.includes(locale)) await queries.upsertText(transaction, key, textValues(text));
    else await queries.deleteText(transaction, key);
  }
}

function textValues(text: FieldValues): queries.EventTextValues {
  const words = (field: string) => String(text[field] ?? "");
  return {
    title: words("title"),
    summary: words("summary"),
    body: words("body"),
    room: words("room"),
    fee_note: words("feeNote"),
    flow: JSON.stringify(text["flow"] ?? []),
    bring: words("bring"),
    cancellation: words("cancellation"),
    notice: words("notice") || null,
    questions: JSON.stringify(text["questions"] ?? []),
  };
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
