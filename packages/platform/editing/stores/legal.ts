import type { ContentStore } from "../content-store.ts";
import { isLegalInForce, legalVersion } from "./queries.ts";
import { tableStore } from "./table-store.ts";

/**
 * Each version is an item of its own and is given its number when it is first published. People agreed to what is in force, and to what
 * was: that stays as it is, and a change of it is the next version. One that is announced for later may still be mended.
 */
export const legalStore: ContentStore = {
  ...tableStore("legal", {
    columns: { kind: "kind", announcedOn: "announced_on", effectiveOn: "effective_on" },
    text: { summary: "summary", changes: "changes", body: "body" },
    complete: async (transaction, id, { shared }) => ({
      version: await legalVersion(transaction, id, String(shared["kind"])),
    }),
  }),
  isEditable: async (db, id) => !(await isLegalInForce(db, id)),
};
