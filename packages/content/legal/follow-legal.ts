import type { LegalDays } from "@takujo/contracts/content/legal";
import type { Database } from "@takujo/runtime/database/database";
import { readLegalDays } from "./read-legal-days.ts";

export interface FollowedLegal {
  /** Reads them again. Until the database answers, what was known stays. */
  refresh: () => Promise<void>;
  /** The same object until they change. */
  current: () => LegalDays;
}

/** Knows which legal documents there are, so that no page leads to one that is not there. */
export function followLegal(db: Database, onError: (error: Error) => void): FollowedLegal {
  let days: LegalDays = {};
  return {
    current: () => days,
    async refresh() {
      try {
        const read = await readLegalDays(db);
        if (JSON.stringify(read) !== JSON.stringify(days)) days = read;
      } catch (error) {
        onError(error as Error);
      }
    },
  };
}
