import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { text, texts } from "../../content/editor/form-texts.server.ts";
import {
  readDocument,
  readNumber,
  readVenueMoment,
} from "../../content/editor/saving/read-document.server.ts";
import { type SessionField, sessionControl, sessionIds } from "../session-names.ts";

/** One more than an event may have, so that an excess is refused rather than dropped. */
const mostSessionsRead = 101;

/** Reads the event from its form, with the sessions in the order of the page. */
export function readEventDocument(form: FormData): ContentDocument {
  return {
    ...readDocument("event", form),
    sessions: texts(form, sessionIds)
      .slice(0, mostSessionsRead)
      .map((id) => readSession(form, id)),
  };
}

function readSession(form: FormData, id: string): SessionDocument {
  const value = (field: SessionField) => text(form, sessionControl(id, field)).trim();
  const moment = (field: SessionField) => readVenueMoment(value(field));
  const number = (field: SessionField) => {
    const typed = readNumber(value(field));
    return typed === null ? null : Math.trunc(typed);
  };
  const has = (field: SessionField) => form.has(sessionControl(id, field));
  return {
    id,
    kind: value("kind") === "table" ? "table" : "general",
    letter: value("letter").slice(0, 1),
    game: value("game"),
    guide: value("guide"),
    inEnglish: has("inEnglish"),
    startsAt: moment("startsAt"),
    endsAt: moment("endsAt"),
    capacity: number("capacity"),
    minPlayers: number("minPlayers"),
    maxSeats: number("maxSeats"),
    opensAt: moment("opensAt"),
    closesAt: moment("closesAt"),
    changeDeadline: moment("changeDeadline"),
    decisionDeadline: moment("decisionDeadline"),
    calledOff: has("calledOff"),
    names: { ja: value("names").slice(0, 120), en: value("nameEn").slice(0, 120) },
  };
}
