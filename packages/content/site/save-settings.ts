import type { SiteName } from "@takujo/contracts/content/site";
import {
  type SavedSiteSettings,
  type SiteSettings,
  type SiteSettingsToSave,
  settingTexts,
} from "@takujo/contracts/content/site-settings";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import {
  type Database,
  type DatabaseTransaction,
  inTransaction,
} from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import {
  type ChangedValues,
  changedValues,
  insertRevision,
  selectLastRevision,
} from "../editing/index.ts";
import { lockSite, selectReadyImage, updateSite } from "./queries.ts";
import {
  listTimeZones,
  readSavedSettings,
  readSettings,
  readSiteRevision,
  siteItem,
} from "./read-settings.ts";

/** A trigger tells every process, which then uses the new texts. */
export function saveSettings(
  db: Database,
  adminId: string,
  { revision, settings }: SiteSettingsToSave,
): Promise<SavedSiteSettings> {
  return inTransaction(db, async (transaction) => {
    await lockSite(transaction);
    await assertTimeZone(transaction, settings);
    const before = await readSettings(transaction);
    if (settings.logo !== before.logo && !(await canShowLogo(transaction, settings))) {
      throw new DomainError("not-now", "The image is not there, or not ready.", { reason: "logo" });
    }
    const changed = changesTo(before, settings);
    // Includes resending the same values after a lost response.
    if (Object.keys(changed.after).length === 0) return readSavedSettings(transaction);
    await assertUnchanged(transaction, revision);
    await writeRevision(transaction, settings, adminId);
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "site.change",
      subject: { kind: "site", id: "site" },
      ...changed,
    });
    return readSavedSettings(transaction);
  });
}

/** Restores an earlier revision as a new one; without its logo, if that image was removed since. */
export function restoreSettings(
  db: Database,
  adminId: string,
  { number, revision }: { number: number; revision: number },
): Promise<SavedSiteSettings> {
  return inTransaction(db, async (transaction) => {
    await lockSite(transaction);
    await assertUnchanged(transaction, revision);
    const { settings: former } = await readSiteRevision(transaction, number);
    const settings = (await canShowLogo(transaction, former)) ? former : { ...former, logo: "" };
    await assertTimeZone(transaction, settings);
    const { before, after } = changesTo(await readSettings(transaction), settings);
    if (Object.keys(after).length === 0) return readSavedSettings(transaction);
    await writeRevision(transaction, settings, adminId);
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "site.restore",
      subject: { kind: "site", id: "site" },
      before,
      after: { ...after, revision: number },
    });
    return readSavedSettings(transaction);
  });
}

/** Called at the first start or by a command, while nobody else changes the site. */
export async function nameSite(
  transaction: DatabaseTransaction,
  name: SiteName,
  userId: string | null,
): Promise<void> {
  await lockSite(transaction);
  await writeRevision(transaction, { ...(await readSettings(transaction)), name }, userId);
}

/** Every statement that counts days would fail in a zone that the database does not know. */
async function assertTimeZone(
  transaction: DatabaseTransaction,
  { timeZone }: SiteSettings,
): Promise<void> {
  if (timeZone === (await readSettings(transaction)).timeZone) return;
  const { items } = await listTimeZones(transaction);
  if (items.includes(timeZone)) return;
  throw new DomainError("not-now", `The database does not know ${timeZone}.`, {
    reason: "time-zone",
  });
}

const canShowLogo = async (transaction: DatabaseTransaction, { logo }: SiteSettings) =>
  logo === "" || (await selectReadyImage(transaction, logo)) !== undefined;

async function assertUnchanged(transaction: DatabaseTransaction, revision: number): Promise<void> {
  const { number } = await selectLastRevision(transaction, siteItem);
  if (number !== revision) throw new DomainError("changed-meanwhile");
}

async function writeRevision(
  transaction: DatabaseTransaction,
  document: SiteSettings,
  madeById: string | null,
): Promise<void> {
  const last = await selectLastRevision(transaction, siteItem);
  if (last.number === 0) {
    const former = await readSettings(transaction);
    const revision = { number: 1, document: former, version: 0, madeById: null };
    await insertRevision(transaction, siteItem, revision);
  }
  const number = Math.max(last.number, 1) + 1;
  await insertRevision(transaction, siteItem, { number, document, version: number, madeById });
  await updateSite(transaction, document);
}

const changesTo = (before: SiteSettings, after: SiteSettings): ChangedValues =>
  changedValues(settingTexts(before), settingTexts(after));
