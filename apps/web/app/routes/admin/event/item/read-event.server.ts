import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { type SessionLanguage, sessionLanguages } from "@takujo/contracts/session-language";
import { formEntries } from "../../../../shell/form/read-form.ts";
import { sessionList } from "../../content/editor/editor-shape.ts";
import { rowsIn, type SentFields, text } from "../../content/editor/form-texts.server.ts";
import {
  readDocument,
  readNumber,
  readVenueMoment,
} from "../../content/editor/saving/read-document.server.ts";
import type { SessionField } from "../session-names.ts";

/** One more than an event may have, so that an excess is refused rather than dropped. */
const maxSessionsRead = 101;

/** Reads the event from its form, with the sessions in the order of the page. */
export function readEventDocument(form: FormData): ContentDocument {
  return {
    ...readDocument("event", form),
    sessions: rowsIn(formEntries(form)[sessionList]).slice(0, maxSessionsRead).map(readSession),
  };
}

function readSession(row: SentFields): SessionDocument {
  const value = (field: SessionField) => text(row[field]).trim();
  const moment = (field: SessionField) => readVenueMoment(value(field));
  const number = (field: SessionField) => {
    const typed = readNumber(value(field));
    return typed === null ? null : Math.trunc(typed);
  };
  const has = (field: SessionField) => row[field] !== undefined;
  return {
    id: value("id"),
    kind: value("kind") === "table" ? "table" : "general",
    letter: value("letter").slice(0, 1),
    game: value("game"),
    guide: value("guide"),
    language: readLanguage(value("language")),
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

const readLanguage = (sent: string): SessionLanguage =>
  sessionLanguages.find((language) => language === sent) ?? "ja";
