import type { AdminReservation } from "@takujo/contracts/booking/admin-reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { mailJobKey } from "../../history/index.ts";
import { selectRows, selectSessions } from "../list/queries.ts";
import { presentItem } from "./present.ts";
import { countOthers, selectArrivals, selectHistory, selectPendingMails } from "./queries.ts";

export async function readReservation(
  db: Database,
  id: string,
  locale: Locale,
  now = new Date(),
): Promise<AdminReservation> {
  const [row] = await selectRows(db, { ids: [id], locale });
  if (!row) throw new DomainError("not-found");
  const { user_id: userId, event_id: eventId } = row;
  const [history, arrivals, sessions, [others]] = await Promise.all([
    selectHistory(db, { id }),
    selectArrivals(db, { reservationId: id }),
    selectSessions(db, { eventId, locale }),
    userId ? countOthers(db, { id, userId }) : [],
  ]);
  const pending = await pendingMails(
    db,
    history.map((line) => line.id),
  );
  return presentItem(row, {
    history,
    arrivals,
    sessions,
    pending,
    others: others?.count ?? 0,
    now,
  });
}

async function pendingMails(db: Database, lines: string[]): Promise<Map<string, number>> {
  const byKey = new Map(lines.map((line) => [mailJobKey(line), line]));
  const rows = await selectPendingMails(db, { keys: [...byKey.keys()] });
  return new Map(rows.map(({ key, attempts }) => [byKey.get(key) ?? "", attempts]));
}
