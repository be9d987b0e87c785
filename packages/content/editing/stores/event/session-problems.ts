import type {
  ContentProblem,
  ContentProblemCode,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { typedSkipped } from "@takujo/contracts/content/editing/skipped-time";
import { sessionLetters } from "@takujo/contracts/table-names";
import type { KnownSession } from "./queries.ts";

/** The bounds of the tables' check constraints. */
export const maxCapacity = 10_000;
export const maxSeatsAtOnce = 100;

interface EventContext {
  eventId: string;
  eventStartsAt: number;
  eventEndsAt: number;
  known: KnownSession[];
  now: Date;
}

/** Problems of the sessions that can be found from them and from the stored ones. */
export function sessionProblems(
  sessions: SessionDocument[],
  surroundings: EventContext,
): ContentProblem[] {
  if (sessions.length === 0) {
    return [
      { part: "session", field: "sessions", problem: "missing" },
      ...takenOut([], surroundings),
    ];
  }
  return [
    ...sessions.flatMap((session) => problemsOf(session, surroundings)),
    ...sharedLetters(sessions),
    ...takenOut(sessions, surroundings),
  ];
}

function problemsOf(session: SessionDocument, surroundings: EventContext): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const add = (field: keyof SessionDocument, problem: ContentProblemCode, limit?: number) =>
    problems.push({
      part: "session",
      field,
      problem,
      sessionId: session.id,
      ...(limit !== undefined && { limit }),
    });
  const known = surroundings.known.find(({ id }) => id === session.id);
  if (known && known.event_id !== surroundings.eventId) add("id", "malformed");
  if (!session.names.ja) add("names", "missing");
  if (session.kind === "table" && !session.letter) add("letter", "missing");
  else if (session.letter && !sessionLetters.includes(session.letter)) {
    add("letter", "unknown-choice");
  }
  checkNumbers(session, known, add);
  checkTimes(session, surroundings, known, add);
  return problems;
}

type Add = (field: keyof SessionDocument, problem: ContentProblemCode, limit?: number) => void;

function checkNumbers(session: SessionDocument, known: KnownSession | undefined, add: Add): void {
  const { capacity, maxSeats, minPlayers } = session;
  const taken = known?.seats_taken ?? 0;
  if (capacity === null) add("capacity", "missing");
  else if (capacity < taken) add("capacity", "below-taken", taken);
  else if (capacity < 1) add("capacity", "too-small", 1);
  else if (capacity > maxCapacity) add("capacity", "too-large", maxCapacity);
  if (maxSeats === null) add("maxSeats", "missing");
  else if (maxSeats < 1) add("maxSeats", "too-small", 1);
  else if (maxSeats > maxSeatsAtOnce) add("maxSeats", "too-large", maxSeatsAtOnce);
  if (minPlayers === null) return;
  if (minPlayers < 1) add("minPlayers", "too-small", 1);
  else if (capacity !== null && minPlayers > capacity) add("minPlayers", "too-large", capacity);
}

const timeFields = ["startsAt", "endsAt", "opensAt", "closesAt", "changeDeadline"] as const;

function checkTimes(
  session: SessionDocument,
  { eventStartsAt, eventEndsAt, now }: EventContext,
  known: KnownSession | undefined,
  add: Add,
): void {
  for (const field of timeFields) {
    if (!session[field]) add(field, "missing");
    else if (typedSkipped(session[field])) add(field, "skipped-time");
    else if (Number.isNaN(Date.parse(session[field]))) add(field, "malformed");
  }
  const at = (field: (typeof timeFields)[number]) => Date.parse(session[field]);
  // A comparison with an invalid time is false, so no problem is reported twice.
  if (at("startsAt") < eventStartsAt || at("startsAt") >= eventEndsAt) {
    add("startsAt", "out-of-order");
  }
  if (at("endsAt") <= at("startsAt") || at("endsAt") > eventEndsAt) add("endsAt", "out-of-order");
  if (at("closesAt") <= at("opensAt") || at("closesAt") > at("endsAt")) {
    add("closesAt", "out-of-order");
  }
  if (at("changeDeadline") > at("endsAt")) add("changeDeadline", "out-of-order");
  checkDecision(session, at("startsAt"), known, now, add);
}

function checkDecision(
  { minPlayers, decisionDeadline, calledOff }: SessionDocument,
  startsAt: number,
  known: KnownSession | undefined,
  now: Date,
  add: Add,
): void {
  if (!decisionDeadline) {
    if (minPlayers !== null) add("decisionDeadline", "missing");
    return;
  }
  if (minPlayers === null) add("minPlayers", "missing");
  const deadline = Date.parse(decisionDeadline);
  if (typedSkipped(decisionDeadline)) add("decisionDeadline", "skipped-time");
  else if (Number.isNaN(deadline)) add("decisionDeadline", "malformed");
  if (deadline > startsAt) add("decisionDeadline", "out-of-order");
  // A new deadline in the past would call the table off at once. One that is already decided, or unchanged, has no effect.
  const isAsItStood =
    known?.min_players === minPlayers && known.decision_deadline?.getTime() === deadline;
  const isSettled = calledOff || known?.decided_at || known?.called_off || isAsItStood;
  if (deadline <= now.getTime() && startsAt > now.getTime() && !isSettled) {
    add("decisionDeadline", "out-of-order");
  }
}

/** A letter may be used again later in the day, but not for two tables at once. */
function sharedLetters(sessions: SessionDocument[]): ContentProblem[] {
  const overlap = (one: SessionDocument, other: SessionDocument) =>
    Date.parse(one.startsAt) < Date.parse(other.endsAt) &&
    Date.parse(other.startsAt) < Date.parse(one.endsAt);
  return sessions
    .filter((session, index) =>
      sessions
        .slice(0, index)
        .some(
          (earlier) =>
            session.letter && earlier.letter === session.letter && overlap(earlier, session),
        ),
    )
    .map(({ id }) => ({
      part: "session",
      field: "letter",
      problem: "letter-taken",
      sessionId: id,
    }));
}

/** A session with reservations, even canceled ones, appears in people's history and cannot be removed. */
function takenOut(sessions: SessionDocument[], { eventId, known }: EventContext): ContentProblem[] {
  return known
    .filter(({ id, event_id, has_reservations }) => {
      const isStillThere = sessions.some((session) => session.id === id);
      return event_id === eventId && has_reservations && !isStillThere;
    })
    .map(({ id }) => ({
      part: "session",
      field: "id",
      problem: "session-in-use",
      sessionId: id,
    }));
}
