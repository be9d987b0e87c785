import { mostSynonyms, type Synonym, type SynonymValues } from "@takujo/contracts/content/synonym";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { DomainError } from "@takujo/runtime/domain-error";
import { insertSynonym, selectSynonyms, updateSynonym } from "./queries.ts";

/** Adds words that mean the same or, with an id, replaces them. Searches know them from then on. */
export function writeSynonym(
  db: Database,
  adminId: string,
  values: SynonymValues,
  id?: string,
): Promise<Synonym> {
  return inTransaction(db, async (transaction) => {
    const all = await selectSynonyms(transaction, { limit: mostSynonyms });
    if (!id && all.length >= mostSynonyms) throw new DomainError("not-now", "The list is full.");
    const [stored] = id
      ? await updateSynonym(transaction, { id, ...values })
      : await insertSynonym(transaction, values);
    if (!stored) throw new DomainError("not-found");
    const before = all.find((synonym) => synonym.id === id);
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: id ? "synonym.change" : "synonym.create",
      subject: { kind: "synonym", id: stored.id },
      ...(before && { before: { words: before.words } }),
      after: { words: stored.words },
    });
    return stored;
  });
}
