import type {
  MarkAnswer,
  ReceptionEvents,
  ReceptionList,
  ReceptionParty,
  StoredMark,
} from "@takujo/contracts/booking/door/reception";
import { allPlaces, owedFor } from "@takujo/contracts/booking/money/seat-price";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import { presentKinds, presentPrices } from "../../money/index.ts";
import type { EventRow, MarkRow, PartyRow, SessionRow } from "./queries.ts";

export const presentEvent = (row: EventRow): ReceptionEvents["events"][number] => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  locale: row.locale as Locale,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  fee: row.fee,
  prices: presentKinds(row.price_kinds, row.locale as Locale),
  isCancelled: row.state === "cancelled",
});

export const presentSession = (row: SessionRow): ReceptionList["sessions"][number] => ({
  id: row.id,
  name: row.name,
  letter: tableNameOf(row),
  game: row.game,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  free: row.free,
  calledOff: row.called_off,
});

/** A walk-in that was undone counts as sent away, whatever other marks it has. */
const isSentAway = (marks: MarkRow[]) =>
  marks.some(({ kind, undone_at }) => kind === "walk-in" && undone_at !== null);
const counts = (mark: MarkRow) => mark.undone_at === null && mark.has_seat;

interface PartyFacts {
  /** For each seat without a price of its own. */
  fee: number;
  locale: Locale;
  /** The number of absences that count; undefined for viewers without the right. */
  absences: number | undefined;
  stamps: ReceptionParty["stamps"];
}

export function presentParty(
  row: PartyRow,
  marks: MarkRow[],
  { fee, locale, absences, stamps }: PartyFacts,
): ReceptionParty {
  const live = isSentAway(marks) ? [] : marks.filter(counts);
  const people = [...new Set(live.flatMap((mark) => mark.people))].filter(
    (place) => place < row.seats,
  );
  const paid = marks.reduce((sum, mark) => sum + (mark.undone_at ? 0 : mark.paid), 0);
  const rest = { paid, due: owedFor(row.prices, allPlaces(row.seats), fee) + row.correction };
  return {
    reservationId: row.id,
    code: row.code,
    sessionId: row.event_session_id,
    state: row.state as ReservationState,
    name: row.name,
    kana: row.kana,
    nickname: row.nickname,
    phoneEnd: row.phone_end,
    guests: row.guests as ReceptionParty["guests"],
    note: row.note,
    staffNote: row.staff_note ?? "",
    personNote: row.person_note ?? "",
    ...(absences && { absences }),
    ...(stamps && { stamps }),
    seats: row.seats,
    people: people.sort((one, other) => one - other),
    paid,
    ...(row.correction !== 0 && { correction: row.correction }),
    ...(row.prices && { prices: presentPrices(row.prices, locale) }),
    ...(row.discount && { discount: row.discount }),
    ...(row.friends && { friends: row.friends }),
    marks: marks.map((mark) => presentMark(mark, live, rest)),
  };
}

/** What the party has paid, and what it owes if everybody comes. */
interface Sums {
  paid: number;
  due: number;
}

function presentMark(mark: MarkRow, live: MarkRow[], sums: Sums): StoredMark {
  return {
    nonce: mark.nonce,
    kind: mark.kind as StoredMark["kind"],
    at: mark.marked_at.toISOString(),
    device: mark.device,
    by: mark.by ?? "",
    people: mark.people,
    paid: mark.paid,
    method: mark.method as StoredMark["method"],
    undone: mark.undone_at && {
      at: mark.undone_at.toISOString(),
      by: mark.undone_by ?? "",
      device: mark.undone_device ?? "",
    },
    conflict: conflictOf(mark, live, sums),
    isSeen: mark.seen_at !== null,
  };
}

/** Computed from the marks rather than stored, so the order in which two of them arrive does not matter. */
function conflictOf(mark: MarkRow, live: MarkRow[], { paid, due }: Sums): StoredMark["conflict"] {
  if (mark.undone_at !== null) return null;
  if (mark.kind === "pay") return mark.paid > 0 && paid - mark.paid >= due ? "paid" : null;
  if (!live.includes(mark)) return "no-seat";
  const isTwice = live.some(
    (other) => other !== mark && other.people.some((place) => mark.people.includes(place)),
  );
  return isTwice ? "twice" : null;
}

interface MergedParty {
  id: string;
  state: string;
  seats: number;
  people: number[];
  paid: number;
}

export const presentUnion = ({
  id,
  state,
  seats,
  people,
  paid,
}: MergedParty): NonNullable<MarkAnswer["party"]> => ({
  reservationId: id,
  state: state as ReservationState,
  seats,
  people,
  paid,
});
