import type { CannedText, CannedTextValues } from "@takujo/contracts/inbox/inquiry";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { DomainError } from "@takujo/runtime/domain-error";
import { insertCannedText, updateCannedText } from "./queries.ts";

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
