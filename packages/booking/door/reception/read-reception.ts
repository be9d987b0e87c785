import { reaches } from "@takujo/contracts/account/staff-policy";
import type {
  ReceptionEvents,
  ReceptionList,
  ReceptionTicket,
} from "@takujo/contracts/booking/door/reception";
import { ticketParts } from "@takujo/contracts/booking/reservation/friend-seat-form";
import type { ReservationState } from "@takujo/contracts/booking/reservation/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { countStampsOfGuests, selectClosedAt } from "../../money/index.ts";
import { countAbsencesOfGuests } from "../../seats/index.ts";
import { type DoorKeeper, worksReception } from "./policy.ts";
import { presentEvent, presentParty, presentSession } from "./present.ts";
import {
  type MarkRow,
  receptionWindow,
  selectEvent,
  selectEvents,
  selectMarks,
  selectParties,
  selectSessions,
  selectTicket,
} from "./queries.ts";

/** The events whose reception the person may work now. */
export async function listEvents(
  db: Database,
  { bearer, rights }: DoorKeeper,
  locale: Locale,
  now = new Date(),
): Promise<ReceptionEvents> {
  const { reception: reach = [] } = rights;
  const values = {
    userId: bearer.userId,
    isEverywhere: reach === "everywhere",
    eventIds: reach === "everywhere" ? [] : [...reach],
    locale,
    now,
  };
  const rows = await selectEvents(db, { ...values, ...receptionWindow(now) });
  return { events: rows.map(presentEvent) };
}

/** The reception to which a ticket belongs; `not-found` for people who do not work there. */
export async function findTicket(
  db: Database,
  keeper: DoorKeeper,
  code: string,
): Promise<ReceptionTicket> {
  const { party, number } = ticketParts(code);
  const [ticket] = await selectTicket(db, { code: party, number });
  if (!ticket || !(await worksReception(db, keeper, ticket.event_id))) {
    throw new DomainError("not-found");
  }
  return { eventId: ticket.event_id, code };
}

/** Devices delete a list this long after the event. */
const storedAfterMs = 12 * 3_600_000;

/** The event and its sessions, as a device keeps them. */
export async function readDoor(
  db: Database,
  { eventId, locale }: { eventId: string; locale: Locale },
) {
  const [[event], sessions] = await Promise.all([
    selectEvent(db, { eventId, locale }),
    selectSessions(db, { eventId, locale }),
  ]);
  if (!event) throw new DomainError("not-found");
  return {
    event: presentEvent(event),
    forgetAt: new Date(event.ends_at.getTime() + storedAfterMs).toISOString(),
    sessions: sessions.map(presentSession),
  };
}

const seated = new Set(["confirmed", "attended", "no-show"]);

/** Everything that the reception needs to work offline. */
export async function readList(
  db: Database,
  { bearer, rights }: DoorKeeper,
  { eventId, locale }: { eventId: string; locale: Locale },
): Promise<ReceptionList> {
  const [door, parties, marks, [closing], stamps, absences] = await Promise.all([
    readDoor(db, { eventId, locale }),
    selectParties(db, { eventId }),
    selectMarks(db, { eventId }),
    selectClosedAt(db, { eventId }),
    countStampsOfGuests(db, eventId),
    reaches(rights.bookings, eventId)
      ? countAbsencesOfGuests(db, eventId)
      : new Map<string, number>(),
  ]);
  const marksOf = Map.groupBy(marks, (mark: MarkRow) => mark.reservation_id);
  const isShown = ({ id, state }: (typeof parties)[number]) => seated.has(state) || marksOf.has(id);
  return {
    ...door,
    by: bearer.name || `@${bearer.handle}`,
    ...(reaches(rights.money) && { handlesMoney: true }),
    ...(closing && { moneyClosedAt: closing.closed_at.toISOString() }),
    parties: parties.filter(isShown).map((row) =>
      presentParty(row, marksOf.get(row.id) ?? [], {
        fee: door.event.fee,
        locale: door.event.locale,
        absences: absences.get(row.user_id ?? ""),
        stamps: stamps.get(row.user_id ?? ""),
      }),
    ),
    others: parties
      .filter((row) => !isShown(row))
      .map(({ code, state }) => ({ code, state: state as ReservationState })),
  };
}
