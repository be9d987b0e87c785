import type { CannedText, CannedTextValues } from "@takujo/contracts/platform/inquiry";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { inTransaction } from "@takujo/runtime/in-transaction";
import { insertCannedText, updateCannedText } from "./queries.ts";

/** A new one, or with an id another one in its place. */
export function writeCannedText(
  db: Database,
  adminId: string,
  values: CannedTextValues,
  id?: string,
): Promise<CannedText> {
  return inTransaction(db, async (transaction) => {
    const [kept] = id
      ? await updateCannedText(transaction, { id, ...values })
      : await insertCannedText(transaction, values);
    if (!kept) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: id ? "canned-text.change" : "canned-text.create",
      subject: { kind: "canned-text", id: kept.id },
      after: { ...values },
    });
    return kept;
  });
}
