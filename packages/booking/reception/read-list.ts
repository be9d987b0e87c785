import { reaches } from "@takujo/contracts/account/staff-policy";
import type { ReceptionList } from "@takujo/contracts/booking/reception";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { countAbsencesOfGuests } from "../no-show/index.ts";
import { countStampsOfGuests } from "../pass/index.ts";
import type { DoorKeeper } from "./policy.ts";
import { presentEvent, presentParty, presentSession } from "./present.ts";
import {
  type MarkRow,
  selectEvent,
  selectMarks,
  selectParties,
  selectSessions,
} from "./queries.ts";

/** Devices delete a list this long after the event. */
const storedAfterMs = 12 * 3_600_000;
const seated = new Set(["confirmed", "attended", "no-show"]);

/** Everything that the reception needs, so that it also works offline. */
export async function readList(
  db: Database,
  { bearer, rights }: DoorKeeper,
  { eventId, locale }: { eventId: string; locale: Locale },
): Promise<ReceptionList> {
  const [[event], sessions, parties, marks, stamps, absences] = await Promise.all([
    selectEvent(db, { eventId, locale }),
    selectSessions(db, { eventId, locale }),
    selectParties(db, { eventId }),
    selectMarks(db, { eventId }),
    countStampsOfGuests(db, eventId),
    reaches(rights.bookings, eventId)
      ? countAbsencesOfGuests(db, eventId)
      : new Map<string, number>(),
  ]);
  if (!event) throw new DomainError("not-found");
  const marksOf = Map.groupBy(marks, (mark: MarkRow) => mark.reservation_id);
  const isShown = ({ id, state }: (typeof parties)[number]) => seated.has(state) || marksOf.has(id);
  return {
    event: presentEvent(event),
    by: bearer.name || `@${bearer.handle}`,
    ...(reaches(rights.money) && { handlesMoney: true }),
    forgetAt: new Date(event.ends_at.getTime() + storedAfterMs).toISOString(),
    sessions: sessions.map(presentSession),
    parties: parties.filter(isShown).map((row) =>
      presentParty(row, marksOf.get(row.id) ?? [], {
        fee: event.fee,
        locale: event.locale as Locale,
        absences: absences.get(row.user_id ?? ""),
        stamps: stamps.get(row.user_id ?? ""),
      }),
    ),
    others: parties
      .filter((row) => !isShown(row))
      .map(({ code, state }) => ({ code, state: state as ReservationState })),
  };
}
