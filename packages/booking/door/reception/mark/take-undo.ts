import {
  enterSessions,
  type LockedSession,
  recordTransitions,
  settle,
} from "../../../seats/index.ts";

import { presentUnion } from "../present.ts";
import {
  audit,
  type MarkContext,
  type MarkOf,
  type Outcome,
  partyNow,
  recount,
  refused,
} from "./mark-context.ts";
import { insertUndo, lockParty, selectMark, updateArrived } from "./queries.ts";

/** Undoes a mark. May arrive before the mark itself, which then does not count. */
export async function takeUndo(context: MarkContext, mark: MarkOf<"undo">): Promise<Outcome> {
  const { transaction, eventId, madeById, now } = context;
  const { nonce, of, device, at: markedAt } = mark;
  const [undone] = await selectMark(transaction, { nonce: of });
  if (undone && undone.event_id !== eventId) return refused;
  // Only a walk-in's seats become free, so only then is the session locked, before the reservation as always.
  const session =
    undone?.kind === "walk-in"
      ? (await enterSessions(transaction, [undone.session_id], now)).get(undone.session_id)
      : undefined;
  const id = undone?.reservation_id;
  const [before] = id ? await lockParty(transaction, { id, eventId }) : [];
  const values = { nonce, of, eventId, device, markedAt, madeById, now };
  const [inserted] = await insertUndo(transaction, values);
  if (!before) return { result: inserted ? "counted" : "known", party: null };
  if (!inserted) return { result: "known", party: await partyNow(context, before.id) };
  return { result: "counted", party: presentUnion(await takeBack(context, before, session)) };
}

interface ReservationBefore {
  id: string;
  state: string;
  seats: number;
  arrived: number;
}

async function takeBack(
  context: MarkContext,
  before: ReservationBefore,
  session: LockedSession | undefined,
) {
  const { transaction, now } = context;
  const { id: reservationId } = before;
  const after = await recount(context, reservationId);
  const isGone = session !== undefined;
  if (isGone) {
    after.state = "cancelled";
    await updateArrived(transaction, { id: reservationId, arrived: 0, state: "cancelled", now });
    if (before.state === "attended") session.free += before.seats;
    await settle(transaction, session, now);
  }
  if (after.state !== before.state || after.arrived !== before.arrived) {
    const stays = after.arrived > 0 ? "attended" : "confirmed";
    const step = isGone
      ? ({ cause: "cancel", state: "cancelled" } as const)
      : ({ cause: "change", state: stays } as const);
    const { seats } = after;
    await recordTransitions(
      transaction,
      [{ reservationId, ...step, seats, madeBy: "organizer" }],
      now,
    );
  }
  await audit(context, "reservation.check-in-undo", reservationId, {
    before: { state: before.state, arrived: before.arrived },
    after: { state: after.state, arrived: after.arrived },
  });
  return after;
}
