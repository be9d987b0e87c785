import type { StaffNoteChange } from "@takujo/contracts/booking/organizer/staff-note";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import * as queries from "./queries.ts";

/** A reservation, or a person with an account. */
export interface NoteSubject {
  kind: "reservation" | "user";
  id: string;
}

const tables = {
  reservation: {
    lock: queries.lockReservation,
    select: queries.selectReservationNote,
    save: queries.saveReservationNote,
    remove: queries.removeReservationNote,
  },
  user: {
    lock: queries.lockPerson,
    select: queries.selectPersonNote,
    save: queries.savePersonNote,
    remove: queries.removePersonNote,
  },
};

/** The text stays in its own row: no mail and no audit entry has it. */
export async function saveNote(
  transaction: DatabaseTransaction,
  subject: NoteSubject,
  { before, note, wasAtReception, ...wanted }: StaffNoteChange,
  actorId: string,
  now = new Date(),
): Promise<{ isEmpty: boolean }> {
  const { id, kind } = subject;
  const table = tables[kind];
  const [found] = await table.lock(transaction, { id });
  if (!found) throw new DomainError("not-found");
  const [stored] = await table.select(transaction, { id });
  const { note: noteBefore, at_reception: shownBefore } = stored ?? {
    note: "",
    at_reception: false,
  };
  const isEmpty = note === "";
  const atReception = !isEmpty && wanted.atReception;
  if (noteBefore === note && shownBefore === atReception) return { isEmpty };
  if (noteBefore !== before || shownBefore !== wasAtReception) {
    throw new DomainError("changed-meanwhile");
  }
  if (isEmpty) await table.remove(transaction, { id });
  else await table.save(transaction, { id, note, atReception, actorId, now });
  await insertAuditEntry(transaction, {
    actorId,
    action: kind === "reservation" ? "reservation.note" : "user.note",
    subject,
    before: { hasNote: stored !== undefined, atReception: shownBefore },
    after: { hasNote: !isEmpty, atReception },
  });
  return { isEmpty };
}
