import {
  type SavedSiteSettings,
  type SiteRevision,
  type SiteSettings,
  wholeSettings,
} from "@takujo/contracts/content/site-settings";
import { isTimeZone } from "@takujo/contracts/venue-time";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentRevision, selectRevision, selectRevisions } from "../editing/index.ts";
import { selectSite, selectTimeZones } from "./queries.ts";

/** Its revisions are stored with those of content. */
export const siteItem = { kind: "site", itemId: "00000000-0000-0000-0000-000000000000" } as const;

/** A migration creates the row, and it is never deleted. */
export async function readSettings(db: Database): Promise<SiteSettings> {
  const [site] = await selectSite(db, {});
  if (!site) throw new Error("The site has no row");
  const name = { ja: site.name_ja, en: site.name_en };
  return wholeSettings(name, site.settings as Partial<SiteSettings>);
}

export async function readSavedSettings(db: Database): Promise<SavedSiteSettings> {
  const [settings, [last]] = await Promise.all([readSettings(db), selectRevisions(db, siteItem)]);
  if (!last) return { revision: 0, savedAt: null, savedBy: null, settings };
  const { number, madeAt, madeBy } = presentRevision(last);
  return { revision: number, savedAt: madeAt, savedBy: madeBy, settings };
}

/** Those that both programs and the database know. */
export async function listTimeZones(db: Database) {
  return { items: (await selectTimeZones(db)).filter(isTimeZone) };
}

export async function listSiteRevisions(db: Database) {
  return { items: (await selectRevisions(db, siteItem)).map(presentRevision) };
}

export async function readSiteRevision(db: Database, number: number): Promise<SiteRevision> {
  const row = await selectRevision<SiteSettings>(db, siteItem, number);
  if (!row) throw new DomainError("not-found", `There is no revision ${number}.`);
  const { name, ...rest } = row.document;
  // Fields may have been added since.
  return { ...presentRevision(row), settings: wholeSettings(name, rest) };
}
