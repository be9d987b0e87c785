import type { ContentStore } from "../content-store.ts";
import { isLegalInForce, legalVersion } from "./queries.ts";
import { tableStore } from "./table-store.ts";

/**
 * Each version is a separate item and gets its number when first published. A version that is or was in force never changes,
 * because people agreed to it; a change is the next version. One announced for later may still be corrected.
 */
export const legalStore: ContentStore = {
  ...tableStore("legal", {
    complete: async (transaction, id, { shared }) => ({
      version: await legalVersion(transaction, id, String(shared["kind"])),
    }),
  }),
  isEditable: async (db, id) => !(await isLegalInForce(db, id)),
};
