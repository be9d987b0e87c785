import { reaches, type StaffRight, type StaffRights } from "@takujo/contracts/account/staff-policy";
import type { SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type { AdminReservation } from "@takujo/contracts/booking/organizer/admin-reservation";
import type { EventQuestion } from "@takujo/contracts/booking/reservation/reservation";
import type { TransitionCause } from "@takujo/contracts/booking/reservation/reservation-form";
import type { ReservationMailKind } from "@takujo/contracts/booking/reservation/reservation-mail";
import type { Locale } from "@takujo/contracts/locale";
import { presentKinds, presentPrices } from "../../../money/index.ts";
import { presentReturn } from "../../../seats/index.ts";
import type { SessionRow } from "../list/event/queries.ts";
import { presentRow, presentSession } from "../list/present.ts";
import type { AdminRow } from "../list/row/queries.ts";
import { mayOrganizer } from "../policy.ts";
import type { ArrivalRow, HistoryRow, NoticeRow } from "./queries.ts";

interface ReservationFacts {
  history: HistoryRow[];
  notices: NoticeRow[];
  arrivals: ArrivalRow[];
  sessions: SessionRow[];
  /** Number of attempts of each mail still in the queue, by the id of its line of history. */
  pending: Map<string, number>;
  others: number;
  personNote: { note: string; at_reception: boolean } | undefined;
  /** Empty without one. */
  priceCode: string;
  /** What the viewer may see and do. */
  rights: StaffRights;
  now: Date;
}

/** For viewers without the right to change. */
const mayNothing: AdminReservation["may"] = {
  change: false,
  changeSeats: false,
  move: false,
  moveToEvent: false,
  cancel: false,
  restore: false,
  offer: false,
  accept: false,
  resend: false,
};

interface Detail {
  until?: string;
  position?: number;
  reason?: string;
}

export function presentItem(row: AdminRow, known: ReservationFacts): AdminReservation {
  const { history, notices, arrivals, sessions, pending, others, rights, now } = known;
  const has = (right: StaffRight) => reaches(rights[right], row.event_id);
  const personNote = has("notes") ? known.personNote : undefined;
  const address = has("contacts") ? (row.address as { text: string } | null) : null;
  return {
    ...presentRow(row, now),
    version: row.version,
    prices: presentPrices(row.prices as SeatPrice[] | null, row.title_locale as Locale),
    priceKinds: presentKinds(row.price_kinds, row.title_locale as Locale),
    priceCode: has("bookings") ? known.priceCode : "",
    kana: row.kana,
    phone: has("contacts") ? row.phone : "",
    email: has("contacts") ? row.guest_email : "",
    person:
      row.user_id === null
        ? null
        : {
            id: row.user_id,
            email: has("contacts") ? (row.email ?? "") : "",
            name: row.person_name ?? "",
            others,
            staffNote: personNote?.note ?? "",
            noteAtReception: personNote?.at_reception ?? false,
          },
    guests: row.guests as AdminReservation["guests"],
    answers: answersOf(row),
    note: row.note,
    staffNote: has("notes") ? (row.staff_note ?? "") : "",
    noteAtReception: has("notes") && row.note_at_reception,
    shippedTo: address?.text ?? null,
    isCancelledEvent: row.event_state === "cancelled",
    endsAt: row.ends_at.toISOString(),
    free: row.capacity - row.seats_taken,
    sessions: sessions.map(presentSession),
    may: has("bookings") ? mayOrganizer(row, now) : mayNothing,
    history: history.map(presentTransition),
    checkIns: arrivals.map(({ at, seats, paid, method, by }) => ({
      at: at.toISOString(),
      seats,
      paid,
      method: method as AdminReservation["checkIns"][number]["method"],
      by: by ?? "",
    })),
    notices: notices.map((notice) => presentNotice(notice, pending)),
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

/** The mail server does not confirm delivery: a mail counts as told once the server took it. */
function presentNotice(
  { transition_id, kind, way, created_at, told_at, dropped_at, by, ...row }: NoticeRow,
  pending: Map<string, number>,
): AdminReservation["notices"][number] {
  const attempts = pending.get(transition_id) ?? 0;
  const open = attempts > 0 ? "failing" : "queued";
  return {
    at: created_at.toISOString(),
    kind: kind as ReservationMailKind,
    way: way as "mail" | "telephone",
    state: told_at ? "done" : dropped_at ? "dropped" : open,
    toldAt: told_at?.toISOString() ?? null,
    by: by ?? "",
    returned: presentReturn(row),
  };
}
