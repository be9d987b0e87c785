import type { AdminReservation } from "@takujo/contracts/booking/admin-reservation";
import type { EventQuestion } from "@takujo/contracts/booking/reservation";
import type { TransitionCause } from "@takujo/contracts/booking/reservation-form";
import { presentRow, presentSession } from "../list/present.ts";
import type { AdminRow, SessionRow } from "../list/queries.ts";
import { mayOrganizer } from "../policy.ts";
import type { ArrivalRow, HistoryRow } from "./queries.ts";

interface ReservationFacts {
  history: HistoryRow[];
  arrivals: ArrivalRow[];
  sessions: SessionRow[];
  /** Number of attempts of each mail still in the queue, by the id of its line of history. */
  pending: Map<string, number>;
  others: number;
  now: Date;
}

interface Detail {
  until?: string;
  position?: number;
  reason?: string;
  mail?: string;
}

export function presentItem(row: AdminRow, known: ReservationFacts): AdminReservation {
  const { history, arrivals, sessions, pending, others, now } = known;
  const address = row.address as { text: string } | null;
  return {
    ...presentRow(row, now),
    version: row.version,
    kana: row.kana,
    phone: row.phone,
    person:
      row.user_id === null
        ? null
        : { id: row.user_id, email: row.email ?? "", name: row.person_name ?? "", others },
    guests: row.guests as AdminReservation["guests"],
    answers: answersOf(row),
    note: row.note,
    shippedTo: address?.text ?? null,
    isCancelledEvent: row.event_state === "cancelled",
    endsAt: row.ends_at.toISOString(),
    free: row.capacity - row.seats_taken,
    sessions: sessions.map(presentSession),
    may: mayOrganizer(row, now),
    history: history.map(presentTransition),
    checkIns: arrivals.map(({ at, seats, by }) => ({ at: at.toISOString(), seats, by: by ?? "" })),
    mails: history.flatMap((line) => presentMail(line, pending)),
  };
}

/** With the question's text, because the organizer does not know the keys. */
function answersOf(row: AdminRow): AdminReservation["answers"] {
  const answers = row.answers as Record<string, string>;
  return (row.questions as unknown as EventQuestion[]).flatMap(({ key, label, choices }) => {
    const answer = answers[key];
    if (!answer) return [];
    const chosen = choices?.find((choice) => choice.key === answer);
    return [{ label, answer: chosen?.label ?? answer }];
  });
}

function presentTransition(line: HistoryRow): AdminReservation["history"][number] {
  const { until = null, position = null, reason = null } = (line.detail ?? {}) as Detail;
  return {
    at: line.at.toISOString(),
    cause: line.cause as TransitionCause,
    seats: line.seats,
    madeBy: line.made_by as "person" | "organizer" | "system",
    until,
    position,
    reason,
  };
}

/** The mail server does not confirm delivery: a mail that is no longer queued was handed over, or dropped as outdated. */
function presentMail(
  { id, at, detail }: HistoryRow,
  pending: Map<string, number>,
): AdminReservation["mails"] {
  const { mail: kind } = (detail ?? {}) as Detail;
  if (!kind) return [];
  const attempts = pending.get(id);
  const state = attempts === undefined ? "done" : attempts > 0 ? "failing" : "queued";
  return [{ at: at.toISOString(), kind, state }];
}
