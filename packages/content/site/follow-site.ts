import { type SiteSettings, wholeSettings } from "@takujo/contracts/content/site-settings";
import { setSiteFacts, siteName } from "@takujo/i18n/site-facts";
import type { Database } from "@takujo/runtime/database/database";
import { readSettings } from "./read-settings.ts";

export interface FollowedSite {
  /** Reads the settings again. Until the database answers, the former ones stay in effect. */
  refresh: () => Promise<void>;
  /** The same object until they change. */
  current: () => SiteSettings;
}

/** Applies the settings to the texts and mails of this process. */
export function followSite(db: Database, onError: (error: Error) => void): FollowedSite {
  let settings = wholeSettings(siteName(), {});
  let written = "";
  return {
    current: () => settings,
    async refresh() {
      try {
        const read = await readSettings(db);
        const json = JSON.stringify(read);
        if (json === written) return;
        written = json;
        settings = read;
        setSiteFacts(read);
      } catch (error) {
        onError(error as Error);
      }
    },
  };
}
