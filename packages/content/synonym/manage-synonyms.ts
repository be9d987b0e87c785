import { maxSynonyms, type Synonym, type SynonymValues } from "@takujo/contracts/content/search";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { deleteSynonym, insertSynonym, selectSynonyms, updateSynonym } from "./queries.ts";

export async function listSynonyms(db: Database): Promise<{ items: Synonym[] }> {
  return { items: await selectSynonyms(db, { limit: maxSynonyms }) };
}

/** Adds words that mean the same or, with an id, replaces them. Searches know them from then on. */
export function writeSynonym(
  db: Database,
  adminId: string,
  values: SynonymValues,
  id?: string,
): Promise<Synonym> {
  return inTransaction(db, async (transaction) => {
    const all = await selectSynonyms(transaction, { limit: maxSynonyms });
    if (!id && all.length >= maxSynonyms) throw new DomainError("not-now", "The list is full.");
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

export function removeSynonym(db: Database, adminId: string, id: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const [removed] = await deleteSynonym(transaction, { id });
    if (!removed) throw new DomainError("not-found");
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "synonym.remove",
      subject: { kind: "synonym", id },
      before: { words: removed.words },
    });
  });
}
