import type { Setup, SetupDone } from "@takujo/contracts/content/site";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { once } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { closeSetup, lockSite } from "./queries.ts";
import { nameSite } from "./save-settings.ts";
import { findOpenSetup, isSetupKey } from "./setup-key.ts";

/** Nobody guesses the key; this only keeps a program that tries from busying us. */
const byAddress: Limit = { scope: "setup", most: 20, seconds: 3_600 };

export interface SetupContext {
  db: Database;
  secret: SigningSecret;
  adminUserIds: readonly string[];
  /** The caller's address as our own server saw it. */
  clientAddress: string;
  claim: KeyClaim;
  /** Makes the person an admin and returns their id. */
  makeAdmin: (transaction: DatabaseTransaction, email: string) => Promise<string>;
}

/** Makes the first admin and gives the site its name. Whoever comes second, even at the same moment, finds nothing to set up. */
export async function setUpSite(
  { db, secret, adminUserIds, clientAddress, claim, makeAdmin }: SetupContext,
  { key, nameJa, nameEn, email }: Setup,
): Promise<SetupDone> {
  const name = { ja: nameJa, en: nameEn };
  // Outside of the transaction, so that refused calls count.
  await takeFromLimit(db, byAddress, addressBlock(clientAddress), secret);
  return once(db, claim, async (transaction) => {
    await lockSite(transaction);
    const setupId = await findOpenSetup(transaction, adminUserIds);
    if (!setupId) throw new DomainError("not-found");
    if (!isSetupKey(key, setupId, secret)) throw new DomainError("not-allowed");
    const userId = await makeAdmin(transaction, email);
    await nameSite(transaction, name, userId);
    await closeSetup(transaction, {});
    await insertAuditEntry(transaction, {
      actorId: userId,
      action: "site.setup",
      subject: { kind: "site", id: "site" },
      after: { name },
    });
    return { name };
  });
}
