import type {
  NewPriceCode,
  PriceCodeReference,
  PriceCodes,
} from "@takujo/contracts/booking/money/price-code";
import type { Locale } from "@takujo/contracts/locale";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  type CodeListRow,
  insertCode,
  selectCodes,
  selectEventId,
  stopCodeRow,
} from "./queries.ts";

/** Nobody needs older ones. */
const maxListed = 200;

export async function listCodes(db: Database, locale: Locale): Promise<PriceCodes> {
  const rows = await selectCodes(db, { locale, limit: maxListed });
  return { codes: rows.map(present) };
}

const present = (row: CodeListRow): PriceCodes["codes"][number] => ({
  id: row.id,
  code: row.code,
  note: row.note,
  yen: row.yen,
  percent: row.percent,
  event: row.event_id ? { id: row.event_id, title: row.event_title ?? "" } : null,
  validFrom: row.valid_from.toISOString(),
  validUntil: row.valid_until.toISOString(),
  mostUses: row.most_uses,
  mostPerPerson: row.most_per_person,
  uses: row.uses,
  stoppedAt: row.stopped_at?.toISOString() ?? null,
});

export async function createCode(
  transaction: DatabaseTransaction,
  wanted: NewPriceCode,
  actorId: string,
  now = new Date(),
): Promise<PriceCodeReference> {
  const { eventSlug, ...terms } = wanted;
  const [event] = eventSlug === null ? [] : await selectEventId(transaction, { slug: eventSlug });
  if (eventSlug !== null && !event) throw new DomainError("not-found");
  const eventId = event?.id ?? null;
  const [made] = await insertCode(transaction, { ...terms, eventId, madeById: actorId, now });
  if (!made) throw new DomainError("not-now", "There is such a code.", { reason: "taken" });
  const { note: _, ...audited } = terms;
  await insertAuditEntry(transaction, {
    actorId,
    action: "price-code.create",
    subject: { kind: "price-code", id: made.id },
    after: { ...audited, eventId },
  });
  return made;
}

/** New reservations cannot use it. Discounts already promised stay. */
export async function stopCode(
  transaction: DatabaseTransaction,
  id: string,
  actorId: string,
  now = new Date(),
): Promise<PriceCodeReference> {
  const [stopped] = await stopCodeRow(transaction, { id, now });
  if (!stopped) throw new DomainError("not-found");
  await insertAuditEntry(transaction, {
    actorId,
    action: "price-code.stop",
    subject: { kind: "price-code", id },
    after: { code: stopped.code },
  });
  return stopped;
}
