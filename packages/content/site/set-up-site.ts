import type { Setup, SetupDone } from "@takujo/contracts/content/site";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { once } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";
import { closeSetup, lockSite, selectHasAdmin, selectSite } from "./queries.ts";
import { nameSite } from "./save-settings.ts";

/** The id from which the key is derived; null once the site has had an admin. */
export async function findOpenSetup(
  db: Database,
  adminUserIds: readonly string[],
): Promise<string | null> {
  if (adminUserIds.length > 0) return null;
  const [site] = await selectSite(db, {});
  if (!site?.setup_id) return null;
  const [admin] = await selectHasAdmin(db, {});
  return admin ? null : site.setup_id;
}

/** Derived, so that every process knows the same key and no copy of the database tells it. */
export const setupKeyOf = (setupId: string, secret: SigningSecret): string =>
  sign(setupId, secret, "first start");

const isSetupKey = (given: string, setupId: string, secret: SigningSecret): boolean =>
  isSigned(setupId, given, secret, "first start");

/** The address that makes the first admin; null if there is, or was, one. */
export async function findSetupAddress(
  db: Database,
  { origin, secret, adminUserIds }: SetupAddressOptions,
): Promise<string | null> {
  const setupId = await findOpenSetup(db, adminUserIds);
  return setupId && `${origin}/setup?key=${setupKeyOf(setupId, secret)}`;
}

interface SetupAddressOptions {
  origin: string;
  secret: SigningSecret;
  adminUserIds: readonly string[];
}

/** The key cannot be guessed; the limit only keeps attempts from causing load. */
const byAddress: Limit = { scope: "setup", max: 20, seconds: 3_600 };

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

/** Creates the first admin and sets the site's name. A second call, even a concurrent one, finds nothing to set up. */
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
