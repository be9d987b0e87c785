import type { Recipient, RecipientList, RecipientListQuery } from "@takujo/contracts/inbox/message";
import {
  type RecipientReason,
  type RecipientState,
  type RecipientView,
  recipientStates,
} from "@takujo/contracts/inbox/message-form";
import { isUuid } from "@takujo/contracts/is-uuid";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import type { Database } from "@takujo/runtime/database/database";
import { selectRecipients } from "./delivery/queries.ts";
import type { SeenOfGuests } from "./seen-of-guests.ts";

const statesOf: Record<RecipientView, RecipientState[]> = {
  all: [...recipientStates],
  failed: ["failed"],
  pending: ["waiting", "sending"],
};

const start = { rank: 0, after: "00000000-0000-0000-0000-000000000000" };

export async function listRecipients(
  db: Database,
  messageId: string,
  { view, after, limit }: RecipientListQuery,
  seen: SeenOfGuests,
): Promise<RecipientList> {
  const rows = await selectRecipients(db, {
    messageId,
    states: statesOf[view],
    ...readPlace(after),
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentRecipient(row, seen)),
    next: last ? `${last.rank}_${last.id}` : null,
  };
}

/** An invalid one shows the first page. */
function readPlace(text = "") {
  const [rank = "", after = ""] = text.split("_");
  return /^[1-6]$/.test(rank) && isUuid(after) ? { rank: Number(rank), after } : start;
}

const presentRecipient = (
  row: Awaited<ReturnType<typeof selectRecipients>>[number],
  { withNames, withContacts }: SeenOfGuests,
): Recipient => ({
  id: row.id,
  reservationId: row.reservation_id,
  userId: row.user_id,
  name: withNames ? row.name : "",
  email: withContacts ? row.email : null,
  letter: tableNameOf(row),
  locale: row.locale as Locale,
  state: row.state as RecipientState,
  reason: row.reason as RecipientReason | null,
  status: row.status,
  softBounces: row.soft_bounces ?? 0,
  at: row.at?.toISOString() ?? null,
});
