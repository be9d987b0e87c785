import { type keeperOf, readDoor } from "@takujo/booking/door/index";
import type { LendingList } from "@takujo/contracts/library/game-loan";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentBox, presentLoan } from "./present.ts";
import { selectBoxes, selectHolders, selectLoans } from "./queries.ts";

type DoorKeeper = Awaited<ReturnType<typeof keeperOf>>;

/** Everything that the desk needs to lend boxes offline. */
export async function readLending(
  db: Database,
  { bearer }: DoorKeeper,
  { eventId, locale }: { eventId: string; locale: Locale },
): Promise<LendingList> {
  const [{ event, forgetAt, sessions }, boxes, loans, parties] = await Promise.all([
    readDoor(db, { eventId, locale }),
    selectBoxes(db, { locale }),
    selectLoans(db, { eventId }),
    selectHolders(db, { eventId }),
  ]);
  return {
    event: { id: event.id, title: event.title, locale: event.locale },
    by: bearer.name || `@${bearer.handle}`,
    forgetAt,
    tables: sessions
      .filter(({ calledOff }) => !calledOff)
      .map(({ free: _, calledOff: __, ...table }) => table),
    parties: parties.map(({ id, code, name, event_session_id }) => ({
      reservationId: id,
      code,
      name,
      sessionId: event_session_id,
    })),
    boxes: boxes.map(presentBox),
    loans: loans.map(presentLoan),
  };
}
