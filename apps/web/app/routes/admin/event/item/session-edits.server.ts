import { randomUUID } from "node:crypto";
import type {
  ContentDocument,
  FieldValues,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import {
  shiftBetween,
  shiftEvent,
  shiftSession,
} from "@takujo/contracts/content/editing/shift-event";
import { sessionLetters } from "@takujo/contracts/table-names";
import { addDays, momentAtVenue } from "@takujo/contracts/venue-time";
import { clock, venueDay } from "@takujo/i18n/format-date";
import type { GameFacts } from "../../content/editor/editor-shape.ts";
import { gameValues } from "../game-values.ts";

// The edits of the session buttons. They run on the server, so that they work without JavaScript.

interface Edited {
  document: ContentDocument;
  /** The session to show. */
  shown?: string | undefined;
  /** The field to show. */
  field?: string | undefined;
}

const sessionsOf = ({ sessions = [] }: ContentDocument) => sessions;
const momentOf = (value: unknown) => (typeof value === "string" ? Date.parse(value) : Number.NaN);

function freeLetter(sessions: SessionDocument[]): string {
  return sessionLetters.find((letter) => !sessions.some((one) => one.letter === letter)) ?? "";
}

/**
 * Like the last session of its kind, but without its game, its guide and its numbers. The first one takes the rules of an
 * earlier event, moved to this day, or else such as suit most events.
 */
export function addSession(
  document: ContentDocument,
  kind: SessionDocument["kind"],
  earlier?: ContentDocument | undefined,
): Edited {
  const sessions = sessionsOf(document);
  const last = sessions.findLast((session) => session.kind === kind) ?? sessions.at(-1);
  const usual = last ?? usualSession(document, earlier);
  const isTable = kind === "table";
  const session: SessionDocument = {
    ...usual,
    id: randomUUID(),
    kind,
    letter: isTable ? freeLetter(sessions) : "",
    game: "",
    guide: "",
    language: "ja",
    calledOff: false,
    names: last?.names ?? partOfDay(usual.startsAt),
    capacity: isTable ? null : usual.capacity,
    minPlayers: null,
    decisionDeadline: "",
  };
  return { document: { ...document, sessions: [...sessions, session] }, shown: session.id };
}

function usualSession(
  { shared }: ContentDocument,
  earlier: ContentDocument | undefined,
): SessionDocument {
  const startsAt = momentOf(shared["startsAt"]);
  const iso = (time: number) => (Number.isNaN(time) ? "" : new Date(time).toISOString());
  const atClock = (daysBefore: number, clock: string) => {
    if (Number.isNaN(startsAt)) return "";
    const day = addDays(venueDay(new Date(startsAt)), -daysBefore);
    return momentAtVenue(`${day}T${clock}`).toISOString();
  };
  return {
    id: "",
    kind: "general",
    letter: "",
    game: "",
    guide: "",
    language: "ja",
    startsAt: iso(startsAt),
    endsAt: iso(momentOf(shared["endsAt"])),
    capacity: 8,
    minPlayers: null,
    maxSeats: 4,
    opensAt: atClock(30, "20:00"),
    closesAt: iso(startsAt),
    changeDeadline: atClock(1, "22:00"),
    decisionDeadline: "",
    calledOff: false,
    names: { ja: "", en: "" },
    ...rulesOf(earlier, iso(startsAt)),
  };
}

/** When reservations open and close, until when they are changed, and how many seats one may have. */
function rulesOf(earlier: ContentDocument | undefined, startsAt: string) {
  const [model] = earlier ? sessionsOf(earlier) : [];
  if (!model || startsAt === "" || Number.isNaN(momentOf(model.startsAt))) return {};
  const moved = shiftSession(model, shiftBetween(model.startsAt, startsAt));
  const { opensAt, closesAt, changeDeadline, maxSeats } = moved;
  return { opensAt, closesAt, changeDeadline, maxSeats };
}

/** The event's page groups tables under the name of their part of the day. */
function partOfDay(startsAt: string): SessionDocument["names"] {
  if (startsAt === "") return { ja: "", en: "" };
  const hour = Number(clock(startsAt).slice(0, 2));
  if (hour < 11) return { ja: "朝の部", en: "Morning" };
  return hour < 17 ? { ja: "昼の部", en: "Afternoon" } : { ja: "夜の部", en: "Evening" };
}

/** Fills in values from the table's game that were not typed. */
export function fillFromGame(
  document: ContentDocument,
  id: string,
  gameOf: (game: string) => GameFacts | undefined,
): Edited {
  return changeSession(document, id, (session) => {
    const game = gameOf(session.game);
    if (!game) return session;
    const { capacity, minPlayers, endsAt, decisionDeadline } = gameValues(game, session.startsAt);
    return {
      ...session,
      capacity: session.capacity ?? capacity,
      endsAt: session.endsAt || endsAt,
      minPlayers: session.minPlayers ?? minPlayers,
      decisionDeadline: session.decisionDeadline || decisionDeadline,
    };
  });
}

/** Ends it when its game is over, and the event not before. */
export function endWithGame(
  document: ContentDocument,
  id: string,
  gameOf: (game: string) => GameFacts | undefined,
): Edited {
  const { document: changed, shown } = changeSession(document, id, (session) => {
    const game = gameOf(session.game);
    const endsAt = game ? gameValues(game, session.startsAt).endsAt : "";
    return { ...session, endsAt: endsAt || session.endsAt };
  });
  const end = momentOf(sessionsOf(changed).find((session) => session.id === id)?.endsAt);
  const isLater = end > momentOf(document.shared["endsAt"]);
  const shared = isLater
    ? { ...document.shared, endsAt: new Date(end).toISOString() }
    : document.shared;
  return { document: { ...changed, shared }, shown };
}

/** The rules that hold for all sessions. */
export interface SessionRules {
  opensAt: string;
  changeDeadline: string;
  decisionDeadline: string;
  maxSeats: number | null;
}

/** Empty rules change nothing; a decision is for those with a minimum. */
export function applyRules(document: ContentDocument, rules: SessionRules): Edited {
  const sessions = sessionsOf(document).map((session) => ({
    ...session,
    opensAt: rules.opensAt || session.opensAt,
    changeDeadline: rules.changeDeadline || session.changeDeadline,
    maxSeats: rules.maxSeats ?? session.maxSeats,
    decisionDeadline:
      session.minPlayers === null
        ? session.decisionDeadline
        : rules.decisionDeadline || session.decisionDeadline,
  }));
  return { document: { ...document, sessions } };
}

function changeSession(
  document: ContentDocument,
  id: string,
  change: (session: SessionDocument) => SessionDocument,
): Edited {
  const sessions = sessionsOf(document).map((session) =>
    session.id === id ? change(session) : session,
  );
  return { document: { ...document, sessions }, shown: id };
}

export function duplicateSession(document: ContentDocument, id: string): Edited {
  const sessions = sessionsOf(document);
  const index = sessions.findIndex((session) => session.id === id);
  const original = sessions[index];
  if (!original) return { document };
  const copy: SessionDocument = {
    ...original,
    id: randomUUID(),
    calledOff: false,
    letter: original.kind === "table" ? freeLetter(sessions) : "",
  };
  return {
    document: { ...document, sessions: sessions.toSpliced(index + 1, 0, copy) },
    shown: copy.id,
  };
}

export function removeSession(document: ContentDocument, id: string): Edited {
  return {
    document: {
      ...document,
      sessions: sessionsOf(document).filter((session) => session.id !== id),
    },
  };
}

export function moveSessionUp(document: ContentDocument, id: string): Edited {
  const sessions = sessionsOf(document);
  const index = sessions.findIndex((session) => session.id === id);
  const [before, moved] = [sessions[index - 1], sessions[index]];
  if (!before || !moved) return { document };
  return { document: { ...document, sessions: sessions.toSpliced(index - 1, 2, moved, before) } };
}

/** Copies the sessions of another event to the day of this one. */
export function takeSessions(document: ContentDocument, other: ContentDocument): Edited {
  const [from, to] = [other.shared["startsAt"], document.shared["startsAt"]];
  const isDated = !Number.isNaN(momentOf(from)) && !Number.isNaN(momentOf(to));
  const days = isDated ? shiftBetween(String(from), String(to)).days : 0;
  const taken = sessionsOf(other).map((session) => ({
    ...shiftSession(session, { days, time: 0 }),
    id: randomUUID(),
    calledOff: false,
  }));
  return {
    document: { ...document, sessions: [...sessionsOf(document), ...taken] },
    shown: taken[0]?.id,
  };
}

const parts = ["ja", "en"] as const;

/** A field such as `shared.fee` as it was filled in when the event was begun. */
export function restoreField(
  document: ContentDocument,
  filled: ContentDocument | undefined,
  name: string,
): Edited {
  const [part, field = ""] = name.split(".");
  const restored = (values: FieldValues, from: FieldValues | undefined) =>
    from && Object.hasOwn(from, field) ? { ...values, [field]: from[field] ?? "" } : values;
  const { shared, texts } = document;
  if (part === "shared") {
    return { document: { ...document, shared: restored(shared, filled?.shared) }, field: name };
  }
  const language = parts.find((one) => one === part);
  if (!language) return { document };
  const text = restored(texts[language], filled?.texts[language]);
  return { document: { ...document, texts: { ...texts, [language]: text } }, field: name };
}

/** A default name for another part of the day would be wrong after the move; a custom name stays. */
function followPartOfDay(session: SessionDocument, formerStart: string): SessionDocument {
  const [former, now] = [partOfDay(formerStart), partOfDay(session.startsAt)];
  const { ja, en } = session.names;
  const names = { ja: ja === former.ja ? now.ja : ja, en: en === former.en ? now.en : en };
  return { ...session, names };
}

/** Moves everything by as much as the start. An event without a start only gets one. */
export function moveEvent(document: ContentDocument, to: string): Edited {
  if (Number.isNaN(momentOf(to))) return { document };
  const from = document.shared["startsAt"];
  if (Number.isNaN(momentOf(from))) {
    return { document: { ...document, shared: { ...document.shared, startsAt: to } } };
  }
  const moved = shiftEvent(document, shiftBetween(String(from), to));
  const before = sessionsOf(document);
  const sessions = sessionsOf(moved).map((session, index) =>
    followPartOfDay(session, before[index]?.startsAt ?? ""),
  );
  return { document: { ...moved, sessions } };
}
