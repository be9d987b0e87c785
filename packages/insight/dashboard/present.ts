import type {
  Dashboard,
  DaySeats,
  QueueReason,
  QueueState,
  SessionPhase,
  SessionToday,
} from "@takujo/contracts/insight/dashboard";
import type { Locale } from "@takujo/contracts/locale";
import { tableName, tableNameOf } from "@takujo/contracts/table-names";
import type {
  InquiryRow,
  NextEventRow,
  QueueRow,
  QueueTextRow,
  SeatsOfDayRow,
  SessionOfDayRow,
  UndecidedTableRow,
} from "./queries.ts";
import { isStuck, whyQueueWaits } from "./why-queue-waits.ts";

interface SessionTimes {
  starts_at: Date;
  ends_at: Date;
  called_off: boolean;
  event_state: string;
  event_starts_at: Date;
  doors_at: Date;
}

/** The event's interval between doors and start applies to each session. */
export function sessionPhase(session: SessionTimes, now: Date): SessionPhase {
  if (session.called_off || session.event_state === "cancelled") return "called-off";
  if (session.ends_at <= now) return "over";
  if (session.starts_at <= now) return "running";
  const early = session.event_starts_at.getTime() - session.doors_at.getTime();
  return session.starts_at.getTime() - early <= now.getTime() ? "doors" : "before";
}

type Described = Pick<SessionOfDayRow, "event_id" | "title" | "locale">;

const eventOf = ({ event_id, title, locale }: Described) => ({
  eventId: event_id,
  title,
  locale: locale as Locale,
});

/** One line per start time. Called-off sessions are separate. */
export function presentSessions(rows: SessionOfDayRow[], now: Date): SessionToday[] {
  const lines = new Map<string, SessionToday>();
  for (const row of rows) {
    const phase = sessionPhase(row, now);
    const key = [row.event_id, row.starts_at.getTime(), phase === "called-off"].join();
    const line = lines.get(key);
    if (!line) {
      lines.set(key, {
        ...eventOf(row),
        room: row.room,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
        name: row.session_name,
        letters: row.letter ? [tableName(row.letter)] : [],
        capacity: row.capacity,
        reserved: row.reserved,
        arrived: row.arrived,
        phase,
      });
      continue;
    }
    if (row.letter) line.letters.push(tableName(row.letter));
    line.capacity += row.capacity;
    line.reserved += row.reserved;
    line.arrived += row.arrived;
  }
  return [...lines.values()];
}

export const presentNext = (row: NextEventRow): NonNullable<Dashboard["next"]> => ({
  ...eventOf(row),
  startsAt: row.starts_at.toISOString(),
  reserved: row.reserved,
  capacity: row.capacity,
});

export function presentDays(days: string[], rows: SeatsOfDayRow[]): DaySeats[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => {
    const { reserved = 0, capacity = 0 } = byDay.get(day) ?? {};
    return { day, reserved, capacity };
  });
}

export type RankedQueue = QueueRow & { reason: QueueReason | null };

/** Stuck queues first, then those with open offers, then the rest; the soonest first in each. */
export function rankQueues(rows: QueueRow[], now: Date): RankedQueue[] {
  const queues = rows.map((row) => ({ ...row, reason: whyQueueWaits(row, now) }));
  const rank = ({ reason, offers }: RankedQueue) => (isStuck(reason) ? 0 : offers > 0 ? 1 : 2);
  return queues.sort((one, other) => rank(one) - rank(other));
}

export function presentQueue(queue: RankedQueue, text: QueueTextRow): QueueState {
  const { parties, offers, offered_seats, offered_until } = queue;
  return {
    ...eventOf(text),
    sessionId: queue.id,
    sessionName: text.session_name,
    letter: tableNameOf(text),
    startsAt: text.starts_at.toISOString(),
    free: queue.capacity - queue.seats_taken,
    parties,
    offers: offered_until && {
      parties: offers,
      seats: offered_seats,
      until: offered_until.toISOString(),
    },
    reason: queue.reason,
    fewestSeats: queue.fewest_seats,
    first: text.wanted_seats
      ? {
          name: text.first_name ?? "",
          wantedSeats: text.wanted_seats,
          minSeats: text.min_seats ?? text.wanted_seats,
        }
      : null,
  };
}

export function presentTable(row: UndecidedTableRow): Dashboard["undecidedTables"][number] {
  const { min_players, decision_deadline } = row;
  if (min_players === null || !decision_deadline) throw new Error("A table has both or neither");
  return {
    ...eventOf(row),
    sessionId: row.session_id,
    sessionName: row.session_name,
    letter: tableNameOf(row),
    startsAt: row.starts_at.toISOString(),
    minPlayers: min_players,
    players: row.players,
    decisionAt: decision_deadline.toISOString(),
  };
}

type OpenInquiry = Dashboard["inquiries"]["latest"][number];

export const presentInquiry = (row: InquiryRow): OpenInquiry => ({
  id: row.id,
  category: row.category as OpenInquiry["category"],
  excerpt: row.excerpt.replace(/\s+/g, " ").trim(),
  name: row.name,
  locale: row.locale as Locale,
  createdAt: row.created_at.toISOString(),
});
