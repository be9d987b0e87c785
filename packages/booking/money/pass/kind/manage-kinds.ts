import type { NewPassKind, PassKinds } from "@takujo/contracts/booking/money/pass";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { insertKind, type KindRow, selectKinds, stopKindRow } from "./queries.ts";

export async function listKinds(db: Database): Promise<PassKinds> {
  return { kinds: (await selectKinds(db, {})).map(present) };
}

const present = (row: KindRow): PassKinds["kinds"][number] => ({
  id: row.id,
  ja: row.name_ja,
  en: row.name_en,
  visits: row.visits,
  yen: row.yen,
  days: row.days,
  mostYen: row.most_yen,
  stamps: row.stamps,
  passes: row.passes,
  madeAt: row.made_at.toISOString(),
  stoppedAt: row.stopped_at?.toISOString() ?? null,
});

export async function createKind(
  transaction: DatabaseTransaction,
  wanted: NewPassKind,
  actorId: string,
  now = new Date(),
): Promise<{ id: string }> {
  const { ja, en, days, mostYen } = wanted;
  const terms =
    wanted.origin === "sale"
      ? { visits: wanted.visits, yen: wanted.yen, stamps: null }
      : { visits: 1, yen: 0, stamps: wanted.stamps };
  const kind = { ja, en, days, mostYen, ...terms };
  const [made] = await insertKind(transaction, { ...kind, madeById: actorId, now });
  if (!made) throw new DomainError("not-now", "There is a stamp card.", { reason: "taken" });
  await insertAuditEntry(transaction, {
    actorId,
    action: "pass-kind.create",
    subject: { kind: "pass-kind", id: made.id },
    after: kind,
  });
  return made;
}

/** No new ones are sold or given. Existing passes and earned stamps stay. */
export async function stopKind(
  transaction: DatabaseTransaction,
  id: string,
  actorId: string,
  now = new Date(),
): Promise<{ id: string }> {
  const [stopped] = await stopKindRow(transaction, { id, now });
  if (!stopped) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId,
    action: "pass-kind.stop",
    subject: { kind: "pass-kind", id },
    after: {},
  });
  return stopped;
}
