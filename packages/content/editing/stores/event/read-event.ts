import type {
  ContentDocument,
  FieldValues,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import type { Database } from "@takujo/runtime/database/database";
import { isoTime } from "../../../iso-time.ts";
import type { StoredContent } from "../../content-store.ts";
import { withoutTableReferences } from "../../document/table-references.ts";
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
    shared: {
      slug: event.slug,
      doorsAt: isoTime(event.doors_at),
      startsAt: isoTime(event.starts_at),
      endsAt: isoTime(event.ends_at),
      venue: event.venue_id,
      fee: event.fee,
      prices: event.prices as FieldValues["prices"] & object,
      host: event.host_id ?? "",
      guides: event.guides,
      games: event.games,
      tags: event.tags,
      ships: event.ships,
      cover: event.cover as FieldValues["cover"] & object,
    },
    texts: { ja: textOf(event, "ja"), en: textOf(event, "en") },
    sessions: sessions.map(sessionOf),
  });
}

function textOf({ texts }: EventRow, locale: "ja" | "en"): FieldValues {
  const text = texts.find((other) => other.locale === locale);
  if (!text) return {};
  return {
    title: text.title,
    summary: text.summary,
    body: text.body,
    room: text.room,
    feeNote: text.fee_note,
    flow: text.flow as FieldValues["flow"] & object,
    bring: text.bring,
    cancellation: text.cancellation,
    notice: text.notice ?? "",
    questions: text.questions as FieldValues["questions"] & object,
  };
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
