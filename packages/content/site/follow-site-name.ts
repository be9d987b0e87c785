import { setSiteName } from "@takujo/i18n/site-name";
import type { Database } from "@takujo/runtime/database/database";
import { readSiteName } from "./read-site.ts";

/** Lets the texts of this process say the site's present name. Until the database answers they say what they said before. */
export const followSiteName =
  (db: Database, onError: (error: Error) => void) => async (): Promise<void> => {
    try {
      setSiteName(await readSiteName(db));
    } catch (error) {
      onError(error as Error);
    }
  };
