import type { CopyValues, GameCopy } from "@takujo/contracts/library/game-copy";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  insertCopies,
  removeCopyRow,
  selectCopyToChange,
  selectGameOfCopies,
  updateCopy,
  updatePrinted,
} from "./queries.ts";
import { presentCopy } from "./read-copies.ts";

const kind = "game-copy";

export async function addCopies(
  transaction: DatabaseTransaction,
  adminId: string,
  { gameId, count, place }: { gameId: string; count: number; place: string },
): Promise<GameCopy[]> {
  const [game] = await selectGameOfCopies(transaction, { id: gameId });
  if (!game) throw new DomainError("not-found", `There is no game ${gameId}.`);
  const rows = await insertCopies(transaction, { gameId, count, place, adminId });
  const copies = rows.map(presentCopy).toSorted((one, other) => one.number - other.number);
  for (const { id, number } of copies) {
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "game-copy.create",
      subject: { kind, id },
      after: { gameId, number, place },
    });
  }
  return copies;
}

export async function changeCopy(
  transaction: DatabaseTransaction,
  adminId: string,
  id: string,
  { version, ...values }: CopyValues & { version: number },
): Promise<GameCopy> {
  const [before] = await selectCopyToChange(transaction, { id });
  if (!before) throw new DomainError("not-found", `There is no box ${id}.`);
  if (before.version !== version) throw new DomainError("changed-meanwhile");
  const [after] = await updateCopy(transaction, { id, ...values });
  if (!after) throw new DomainError("not-found", `There is no box ${id}.`);
  const { place, condition, missing, note } = before;
  await insertAuditEntry(transaction, {
    actorId: adminId,
    action: "game-copy.change",
    subject: { kind, id },
    before: { place, condition, missing, note },
    after: { ...values },
  });
  return presentCopy(after);
}

/** The number stays with the box and is never reused. */
export async function removeCopy(
  transaction: DatabaseTransaction,
  adminId: string,
  id: string,
): Promise<void> {
  const [removed] = await removeCopyRow(transaction, { id });
  if (!removed) throw new DomainError("not-found", `There is no box ${id}.`);
  await insertAuditEntry(transaction, {
    actorId: adminId,
    action: "game-copy.remove",
    subject: { kind, id },
    before: { number: removed.number },
  });
}

export async function markPrinted(
  transaction: DatabaseTransaction,
  adminId: string,
  ids: string[],
): Promise<void> {
  const [first, ...others] = await updatePrinted(transaction, { ids });
  if (!first) throw new DomainError("not-found", "There is none of these boxes.");
  await insertAuditEntry(transaction, {
    actorId: adminId,
    action: "game-copy.print",
    subject: { kind, id: first.id },
    after: { rows: others.length + 1 },
  });
}
