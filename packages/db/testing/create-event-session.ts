import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

const oneHour = 3_600_000;

interface EventSessionOptions {
  eventId: string;
  /** Makes it a table. */
  letter?: string;
  boardGameId?: string;
  guideId?: string;
  startsAt?: Date;
  opensAt?: Date;
  closesAt?: Date;
  capacity?: number;
  /** Without people; if absent, seats are counted from reservations. */
  seatsTaken?: number;
  maxSeats?: number;
  changeDeadline?: Date;
  /** Makes it a table with a minimum, decided at the deadline. */
  minimum?: { players: number; decisionDeadline: Date };
  calledOff?: boolean;
  /** Without English, the Japanese text is shown. */
  name?: { ja: string; en?: string };
}

/** A session tomorrow with ten free seats, open for reservations. */
export async function createEventSession(db: Kysely<DB>, options: EventSessionOptions) {
  const startsAt = options.startsAt ?? new Date(Date.now() + 24 * oneHour);
  const { id } = await db
    .insertInto("event_session")
    .values({
      event_id: options.eventId,
      kind: options.letter ? "table" : "general",
      letter: options.letter ?? null,
      board_game_id: options.boardGameId ?? null,
      guide_id: options.guideId ?? null,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 3 * oneHour),
      capacity: options.capacity ?? 10,
      max_seats: options.maxSeats ?? 4,
      opens_at: options.opensAt ?? new Date(startsAt.getTime() - 30 * 24 * oneHour),
      closes_at: options.closesAt ?? startsAt,
      change_deadline: options.changeDeadline ?? startsAt,
      min_players: options.minimum?.players ?? null,
      decision_deadline: options.minimum?.decisionDeadline ?? null,
      called_off: options.calledOff ?? false,
      seats_taken: options.seatsTaken ?? 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { ja, en } = options.name ?? { ja: "昼の部", en: "Afternoon" };
  await db
    .insertInto("event_session_text")
    .values([
      { event_session_id: id, locale: "ja", name: ja },
      ...(en ? [{ event_session_id: id, locale: "en", name: en }] : []),
    ])
    .execute();
  return { id };
}
