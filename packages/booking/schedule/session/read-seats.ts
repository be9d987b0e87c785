import type {
  EventSeats,
  SeatState,
  Seats,
  SessionSeats,
} from "@takujo/contracts/booking/schedule/session";
import { coalesce } from "@takujo/runtime/coalesce";
import type { Database } from "@takujo/runtime/database/database";
import { type SeatsRow, selectSeats } from "./queries.ts";

/** Up to this share of seats left, a session counts as having few. */
const fewShare = 0.25;

const openOrFew = (left: number, capacity: number): SeatState =>
  left <= capacity * fewShare ? "few" : "open";

function sessionSeats(row: SeatsRow, now: Date): SessionSeats {
  const left = row.capacity - row.seats_taken;
  const { capacity, waiting } = row;
  return { left, capacity, state: stateOf(row, left, now), waiting };
}

function stateOf(row: SeatsRow, left: number, now: Date): SeatState {
  if (row.called_off || row.event_state === "cancelled") return "called-off";
  if (now >= row.closes_at) return "closed";
  if (now < row.opens_at) return "soon";
  return left > 0 ? openOrFew(left, row.capacity) : "full";
}

/** The best state for a visitor first. */
const byHope: SeatState[] = ["open", "few", "soon", "full", "closed", "called-off"];

/** Only sessions that can be reserved now count toward the seats left. */
function eventSeats(rows: SeatsRow[], now: Date): EventSeats {
  const sessions = Object.fromEntries(rows.map((row) => [row.id, sessionSeats(row, now)]));
  const all = Object.values(sessions);
  const reservable = all.filter(({ state }) => state === "open" || state === "few");
  const counted = reservable.length > 0 ? reservable : all;
  const capacity = sum(counted.map((seats) => seats.capacity));
  const left = sum(reservable.map((seats) => seats.left));
  const best = byHope.find((state) => all.some((seats) => seats.state === state)) ?? "closed";
  const state = reservable.length > 0 ? openOrFew(left, capacity) : best;
  return {
    left,
    capacity,
    state,
    opensAt: state === "soon" ? firstOpening(rows, now) : null,
    sessions,
  };
}

function firstOpening(rows: SeatsRow[], now: Date): string | null {
  const moments = rows.flatMap((row) => (row.opens_at > now ? [row.opens_at.getTime()] : []));
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export async function readSeats(
  db: Database,
  slugs: string[],
  now: Date = new Date(),
): Promise<Seats> {
  const byEvent = Map.groupBy(await selectSeats(db, { slugs }), (row) => row.event_slug);
  return {
    events: Object.fromEntries([...byEvent].map(([slug, rows]) => [slug, eventSeats(rows, now)])),
  };
}

const maxInBatch = 50;

/** Requests that arrive while a statement runs share the next one, so no answer is older than its request. */
export function readSeatsTogether(db: Database) {
  return coalesce<string[], Record<string, EventSeats>>({
    async run(questions) {
      const { events } = await readSeats(db, [...new Set(questions.flat())]);
      return questions.map((slugs) =>
        Object.fromEntries(Object.entries(events).filter(([slug]) => slugs.includes(slug))),
      );
    },
    maxInBatch,
    maxAtOnce: 1,
  });
}
