import type { Database } from "@takujo/runtime/database/database";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";
import { selectHasAdmin, selectSite } from "./queries.ts";

/** What the key is derived from, as long as the site has never had an admin. */
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

export const isSetupKey = (given: string, setupId: string, secret: SigningSecret): boolean =>
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
