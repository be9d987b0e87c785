import {
  audit,
  type MarkContext,
  type MarkOf,
  type Outcome,
  partyNow,
  refused,
} from "./mark-context.ts";
import { noteSeen, selectMark } from "./queries.ts";

/** Someone has looked at a conflict: it remains, but is no longer listed as open. */
export async function takeSeen(context: MarkContext, mark: MarkOf<"see">): Promise<Outcome> {
  const { transaction, eventId, madeById: seenById, now } = context;
  const [seen] = await selectMark(transaction, { nonce: mark.of });
  if (seen?.event_id !== eventId) return refused;
  const [noted] = await noteSeen(transaction, { nonce: mark.of, seenById, now });
  if (noted) await audit(context, "reservation.conflict-seen", seen.reservation_id, { after: {} });
  const party = await partyNow(context, seen.reservation_id);
  return { result: noted ? "counted" : "known", party };
}
