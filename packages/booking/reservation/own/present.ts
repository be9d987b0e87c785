import type { SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import type {
  EventQuestion,
  Guest,
  Reservation,
  ReservationReceipt,
  ReservationSummary,
} from "@takujo/contracts/booking/reservation/reservation";
import type {
  ReservationState,
  TransitionCause,
} from "@takujo/contracts/booking/reservation/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import { presentKinds, presentPrices } from "../../money/index.ts";
import { allowedActions } from "./policy.ts";
import type { FullRow, HistoryRow, ReservationRow } from "./queries.ts";

export function presentReceipt(
  row: ReservationRow,
  position: number | null = null,
): ReservationReceipt {
  const state = row.state as ReservationState;
  return {
    id: row.id,
    code: row.code,
    state,
    seats: row.seats,
    version: row.version,
    expiresAt: deadlineOf(row),
    position,
  };
}

function deadlineOf({ state, expires_at }: Pick<ReservationRow, "state" | "expires_at">) {
  return state === "held" || state === "offered" ? (expires_at?.toISOString() ?? null) : null;
}

export function presentEvent(row: FullRow): ReservationSummary["event"] {
  return {
    slug: row.event_slug,
    title: row.title,
    locale: row.title_locale as Locale,
    cover: row.cover as ReservationSummary["event"]["cover"],
    state: row.event_state as ReservationSummary["event"]["state"],
    doorsAt: row.doors_at.toISOString(),
    room: row.room,
    venueName: row.venue_name,
    address: row.venue_address,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    fee: row.fee,
    prices: presentKinds(row.price_kinds, row.title_locale as Locale),
    ships: row.ships,
  };
}

export function presentSession(row: FullRow): ReservationSummary["session"] {
  return {
    id: row.event_session_id,
    kind: row.kind as "general" | "table",
    letter: tableNameOf(row),
    name: row.session_name,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    maxSeats: row.max_seats,
    closesAt: row.closes_at.toISOString(),
    changeDeadline: row.change_deadline.toISOString(),
    minPlayers: row.min_players,
    decisionDeadline: row.decision_deadline?.toISOString() ?? null,
    isDecided: row.decided_at !== null && !row.called_off,
    seatsMissing: row.decided_at ? 0 : Math.max(0, (row.min_players ?? 0) - row.seats_taken),
    calledOff: row.called_off,
  };
}

export function presentSummary(row: FullRow): ReservationSummary {
  const isWaiting = row.state === "waiting";
  return {
    id: row.id,
    code: row.code,
    state: row.state as ReservationState,
    seats: row.seats,
    sum: row.sum,
    wantedSeats: row.wanted_seats,
    minSeats: row.min_seats,
    expiresAt: deadlineOf(row),
    position: isWaiting ? row.ahead + 1 : null,
    behind: isWaiting ? row.behind : null,
    cancelledLate: row.cancelled_late,
    event: presentEvent(row),
    session: presentSession(row),
  };
}

export interface Suggestion {
  name: string;
  kana: string;
  phone: string;
  nickname: string;
}

interface Presented {
  history: HistoryRow[];
  friendPlaces: number[];
  suggestion?: Suggestion;
  storable: boolean;
  passVisits: number;
  now: Date;
}

export function presentReservation(
  row: FullRow,
  { history, friendPlaces, suggestion, storable, passVisits, now }: Presented,
): Reservation {
  const hasDetails = row.name !== "";
  const { name, kana, phone, nickname } = hasDetails ? row : { ...row, ...suggestion };
  return {
    ...presentSummary(row),
    version: row.version,
    name,
    kana,
    phone,
    nickname,
    guests: row.guests as Guest[],
    friendPlaces,
    priceCode: row.price_code,
    passVisits,
    prices: presentPrices(row.prices as SeatPrice[] | null, row.title_locale as Locale),
    answers: row.answers as Record<string, string>,
    note: row.note,
    shippedTo: row.address as Reservation["shippedTo"],
    questions: row.questions as EventQuestion[],
    termsVersion: row.terms_version,
    hasDetails,
    arrived: row.arrived,
    storable,
    may: allowedActions({ ...row, state: row.state as ReservationState }, now),
    history: history.map(presentTransition),
  };
}

function presentTransition(row: HistoryRow): Reservation["history"][number] {
  const detail = (row.detail ?? {}) as { until?: string; position?: number };
  return {
    at: row.at.toISOString(),
    cause: row.cause as TransitionCause,
    seats: row.seats,
    madeBy: row.made_by as "person" | "organizer" | "system",
    until: detail.until ?? null,
    position: detail.position ?? null,
  };
}
