import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { DB } from "../schema.ts";

const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const anyCode = () =>
  Array.from({ length: 8 }, () => signs.charAt(randomInt(signs.length))).join("");

const runsOut = ["held", "offered"];
const queued = ["waiting", "offered", "left", "lapsed"];
const detailed = ["confirmed", "cancelled", "called-off", "attended", "no-show"];

interface ReservationOptions {
  eventSessionId: string;
  /** If absent, the organizer entered the party. */
  userId?: string;
  state?: string;
  seats?: number;
  code?: string;
  /** For a hold or offer; ten minutes from now by default. */
  expiresAt?: Date;
  /** Size of the waiting party, and the fewest seats it accepts. */
  wantedSeats?: number;
  minSeats?: number;
  name?: string;
  kana?: string;
  phone?: string;
  nickname?: string;
  /** Of a party without an account. */
  guestEmail?: string;
  guestLocale?: "ja" | "en";
  guests?: { nickname: string; language: "ja" | "en" }[];
  answers?: Record<string, string>;
  note?: string;
  arrived?: number;
  cancelledLate?: boolean;
  createdAt?: Date;
  /** Transitions, the oldest first, a minute apart; none by default. */
  history?: { cause: string; madeBy?: "person" | "organizer" | "system"; detail?: object }[];
}

/** A confirmed reservation of one seat; a test sets only what matters to it. */
export async function createReservation(db: Kysely<DB>, options: ReservationOptions) {
  const { eventSessionId, state = "confirmed", seats = 1, wantedSeats = seats } = options;
  const isQueued = queued.includes(state);
  const hasDetails = detailed.includes(state);
  const person = hasDetails
    ? { name: "森野 ことり", kana: "もりの ことり", phone: "090-1234-5678", nickname: "ことり" }
    : {};
  const reservation = await db
    .insertInto("reservation")
    .values({
      code: options.code ?? anyCode(),
      event_session_id: eventSessionId,
      user_id: options.userId ?? null,
      state,
      seats,
      expires_at: runsOut.includes(state)
        ? (options.expiresAt ?? new Date(Date.now() + 600_000))
        : null,
      queue_number: isQueued ? sql<string>`nextval('reservation_queue_number')` : null,
      wanted_seats: isQueued ? wantedSeats : null,
      min_seats: isQueued ? (options.minSeats ?? wantedSeats) : null,
      ...person,
      ...given(options),
      guests: JSON.stringify(options.guests ?? []),
      answers: JSON.stringify(options.answers ?? {}),
      guest_email: options.guestEmail ?? "",
      guest_locale: options.guestLocale ?? "ja",
      note: options.note ?? "",
      arrived: options.arrived ?? 0,
      cancelled_late: options.cancelledLate ?? false,
      ...(hasDetails && { terms_version: 1, confirmed_at: new Date() }),
      ...(options.createdAt && { created_at: options.createdAt }),
    })
    .returning(["id", "code", "state", "seats", "version"])
    .executeTakeFirstOrThrow();
  await addHistory(db, reservation, options.history ?? []);
  return reservation;
}

function given({ name, kana, phone, nickname }: ReservationOptions) {
  const fields = { name, kana, phone, nickname };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== undefined));
}

async function addHistory(
  db: Kysely<DB>,
  reservation: { id: string; state: string; seats: number },
  history: NonNullable<ReservationOptions["history"]>,
) {
  if (history.length === 0) return;
  await db
    .insertInto("reservation_transition")
    .values(
      history.map(({ cause, madeBy = "person", detail }, index) => ({
        reservation_id: reservation.id,
        at: new Date(Date.now() - (history.length - index) * 60_000),
        cause,
        state: reservation.state,
        seats: reservation.seats,
        made_by: madeBy,
        detail: detail ? JSON.stringify(detail) : null,
      })),
    )
    .execute();
}
