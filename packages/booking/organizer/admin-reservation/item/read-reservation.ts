import type { StaffRights } from "@takujo/contracts/account/staff-policy";
import type { AdminReservation } from "@takujo/contracts/booking/organizer/admin-reservation";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { assertWithin } from "@takujo/runtime/staff/for-staff";
import { selectCode } from "../../../money/index.ts";
import { mailJobKey } from "../../../seats/index.ts";
import { selectPersonNote } from "../../staff-note/queries.ts";
import { selectSessions } from "../list/event/queries.ts";
import { selectRows } from "../list/row/queries.ts";
import { presentItem } from "./present.ts";
import {
  countOthers,
  type NoticeRow,
  selectArrivals,
  selectHistory,
  selectNotices,
  selectPendingMails,
} from "./queries.ts";

export async function readReservation(
  db: Database,
  id: string,
  locale: Locale,
  rights: StaffRights,
  now = new Date(),
): Promise<AdminReservation> {
  const [row] = await selectRows(db, { ids: [id], locale });
  assertWithin(rights.guests ?? [], row?.event_id);
  if (!row) throw new DomainError("not-found");
  const { user_id: userId, event_id: eventId } = row;
  const codeId = row.price_code_id;
  const [history, notices, arrivals, sessions, [others], [memo], [code]] = await Promise.all([
    selectHistory(db, { id }),
    selectNotices(db, { reservationId: id }),
    selectArrivals(db, { reservationId: id }),
    selectSessions(db, { eventId, locale }),
    userId ? countOthers(db, { id, userId }) : [],
    userId ? selectPersonNote(db, { id: userId }) : [],
    codeId ? selectCode(db, { id: codeId }) : [],
  ]);
  const pending = await pendingMails(db, notices);
  return presentItem(row, {
    history,
    notices,
    arrivals,
    sessions,
    pending,
    others: others?.count ?? 0,
    personNote: memo,
    priceCode: code?.code ?? "",
    rights,
    now,
  });
}

async function pendingMails(db: Database, notices: NoticeRow[]): Promise<Map<string, number>> {
  const unsent = notices.filter(({ way, told_at }) => way === "mail" && !told_at);
  if (unsent.length === 0) return new Map();
  const byKey = new Map(unsent.map(({ transition_id: line }) => [mailJobKey(line), line]));
  const rows = await selectPendingMails(db, { keys: [...byKey.keys()] });
  return new Map(rows.map(({ key, attempts }) => [byKey.get(key) ?? "", attempts]));
}
