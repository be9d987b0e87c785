import { randomUUID } from "node:crypto";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { sessionLetters } from "@takujo/contracts/content/editing/session-letters";
import {
  shiftBetween,
  shiftEvent,
  shiftSession,
} from "@takujo/contracts/content/editing/shift-event";
import { venueDay } from "@takujo/i18n/format-date";

// The edits of the session buttons. They run on the server, so that they work without JavaScript.

interface Edited {
  document: ContentDocument;
  /** The session to show. */
  shown?: string | undefined;
}

const oneDay = 86_400_000;
const sessionsOf = ({ sessions = [] }: ContentDocument) => sessions;
const momentOf = (value: unknown) => (typeof value === "string" ? Date.parse(value) : Number.NaN);

function freeLetter(sessions: SessionDocument[]): string {
  return sessionLetters.find((letter) => !sessions.some((one) => one.letter === letter)) ?? "";
}

/** Like the last session of its kind, or else with hours that suit most events. */
export function addSession(document: ContentDocument, kind: SessionDocument["kind"]): Edited {
  const sessions = sessionsOf(document);
  const like = sessions.findLast((session) => session.kind === kind) ?? sessions.at(-1);
  const usual = like ?? usualSession(document);
  const session: SessionDocument = {
    ...usual,
    id: randomUUID(),
    kind,
    letter: kind === "table" ? freeLetter(sessions) : "",
    game: "",
    guide: "",
    inEnglish: false,
    calledOff: false,
    names: { ja: "", en: "" },
    ...(kind === "general" && { minPlayers: null, decisionDeadline: "" }),
  };
  return { document: { ...document, sessions: [...sessions, session] }, shown: session.id };
}

function usualSession({ shared }: ContentDocument): SessionDocument {
  const startsAt = momentOf(shared["startsAt"]);
  const iso = (time: number) => (Number.isNaN(time) ? "" : new Date(time).toISOString());
  const atClock = (daysBefore: number, clock: string) => {
    if (Number.isNaN(startsAt)) return "";
    const day = venueDay(new Date(startsAt - daysBefore * oneDay));
    return new Date(`${day}T${clock}:00+09:00`).toISOString();
  };
  return {
    id: "",
    kind: "general",
    letter: "",
    game: "",
    guide: "",
    inEnglish: false,
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
  };
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
    ...shiftSession(session, { time: days, days }),
    id: randomUUID(),
    calledOff: false,
  }));
  return {
    document: { ...document, sessions: [...sessionsOf(document), ...taken] },
    shown: taken[0]?.id,
  };
}

/** Moves everything by as much as the start. An event without a start only gets one. */
export function moveEvent(document: ContentDocument, to: string): Edited {
  if (Number.isNaN(momentOf(to))) return { document };
  const from = document.shared["startsAt"];
  if (Number.isNaN(momentOf(from))) {
    return { document: { ...document, shared: { ...document.shared, startsAt: to } } };
  }
  return { document: shiftEvent(document, shiftBetween(String(from), to)) };
}
