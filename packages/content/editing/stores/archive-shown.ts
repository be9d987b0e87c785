import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { contentTables } from "../content-tables.ts";
import { archiveRow, selectEventsShowing } from "./queries.ts";

/** Archives a game or a guide, unless events to come show it: there it would vanish without a word. */
export const archiveUnlessShown =
  (kind: "board-game" | "staff") =>
  async (transaction: DatabaseTransaction, id: string): Promise<void> => {
    const events = await selectEventsShowing(transaction, kind, id);
    if (events.length > 0) {
      throw new DomainError("not-now", "Events to come show it.", {
        reason: "used-by-events",
        issues: events.map((event) => ({ path: event.id, message: event.title })),
      });
    }
    await archiveRow(transaction, contentTables[kind].table, id);
  };
