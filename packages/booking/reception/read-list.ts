import { reaches } from "@takujo/contracts/account/staff-policy";
import type { ReceptionList } from "@takujo/contracts/booking/reception";
import type { ReservationState } from "@takujo/contracts/booking/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { selectClosedAt } from "../money/index.ts";
import { countAbsencesOfGuests } from "../no-show/index.ts";
import { countStampsOfGuests } from "../pass/index.ts";
import type { DoorKeeper } from "./policy.ts";
import { presentParty } from "./present.ts";
import { type MarkRow, selectMarks, selectParties } from "./queries.ts";
import { readDoor } from "./read-door.ts";

const seated = new Set(["confirmed", "attended", "no-show"]);

/** Everything that the reception needs, so that it also works offline. */
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
