import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { ContentStore } from "../content-store.ts";
import { contentTables } from "../content-tables.ts";
import { archiveRow, selectEventsShowing } from "./queries.ts";

/** Archives a game or a guide, unless upcoming events show it: it would silently vanish from their pages. */
export function archiveUnlessShown(
  kind: "board-game" | "staff",
): Required<Pick<ContentStore, "archive" | "assertArchivable">> {
  async function assertArchivable(db: Database, id: string): Promise<void> {
    const events = await selectEventsShowing(db, kind, id);
    if (events.length > 0) {
      throw new DomainError("not-now", "Events to come show it.", {
        reason: "used-by-events",
        issues: events.map((event) => ({ path: event.id, message: event.title })),
      });
    }
  }
  return {
    assertArchivable,
    async archive(transaction: DatabaseTransaction, id: string) {
      await assertArchivable(transaction, id);
      await archiveRow(transaction, contentTables[kind].table, id);
    },
  };
}
