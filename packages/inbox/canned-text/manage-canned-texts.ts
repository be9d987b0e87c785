import type { CannedText, CannedTextValues } from "@takujo/contracts/inbox/inquiry";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  deleteCannedText,
  insertCannedText,
  selectCannedTexts,
  updateCannedText,
} from "./queries.ts";

const max = 200;

export async function listCannedTexts(db: Database): Promise<{ items: CannedText[] }> {
  return { items: await selectCannedTexts(db, { limit: max }) };
}

/** Adds a text or, with an id, replaces it. */
export function writeCannedText(
  db: Database,
  adminId: string,
  values: CannedTextValues,
  id?: string,
): Promise<CannedText> {
  return inTransaction(db, async (transaction) => {
    const [stored] = id
      ? await updateCannedText(transaction, { id, ...values })
      : await insertCannedText(transaction, values);
    if (!stored) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: id ? "canned-text.change" : "canned-text.create",
      subject: { kind: "canned-text", id: stored.id },
      after: { ...values },
    });
    return stored;
  });
}

export function removeCannedText(db: Database, adminId: string, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const [removed] = await deleteCannedText(transaction, { id });
    if (!removed) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "canned-text.remove",
      subject: { kind: "canned-text", id },
    });
  });
}
