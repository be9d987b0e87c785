import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { eventFields } from "@takujo/contracts/content/event";
import type { Database } from "@takujo/runtime/database/database";
import { isoTime } from "../../../iso-time.ts";
import type { StoredContent } from "../../content-store.ts";
import { withoutTableReferences } from "../../document/table-references.ts";
import { textsOf, valuesOf } from "../field-columns.ts";
import { type EventRow, type SessionRow, selectEvent, selectSessions } from "./queries.ts";

export async function readEvent(db: Database, id: string): Promise<StoredContent | null> {
  const [[event], sessions] = await Promise.all([
    selectEvent(db, { id }),
    selectSessions(db, { eventId: id }),
  ]);
  if (!event) return null;
  return {
    document: documentOf(event, sessions),
    state: event.state === "draft" && event.published_at ? "archived" : event.state,
    publishedAt: event.published_at,
  };
}

function documentOf(event: EventRow, sessions: SessionRow[]): ContentDocument {
  return withoutTableReferences({
    shared: valuesOf(eventFields.shared, event),
    texts: textsOf("event", event.texts),
    sessions: sessions.map(sessionOf),
  });
}

function sessionOf(row: SessionRow): SessionDocument {
  return {
    id: row.id,
    kind: row.kind as SessionDocument["kind"],
    letter: row.letter ?? "",
    game: row.board_game_id ?? "",
    guide: row.guide_id ?? "",
    language: row.language as SessionDocument["language"],
    startsAt: isoTime(row.starts_at),
    endsAt: isoTime(row.ends_at),
    capacity: row.capacity,
    minPlayers: row.min_players,
    maxSeats: row.max_seats,
    opensAt: isoTime(row.opens_at),
    closesAt: isoTime(row.closes_at),
    changeDeadline: isoTime(row.change_deadline),
    decisionDeadline: row.decision_deadline ? isoTime(row.decision_deadline) : "",
    calledOff: row.called_off,
    names: { ja: row.name_ja ?? "", en: row.name_en ?? "" },
  };
}
