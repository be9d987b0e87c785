import { DomainError } from "@takujo/runtime/domain-error";
import { promiseAtDoor } from "../../../money/index.ts";
import {
  createReservationCode,
  enterSessions,
  recordTransitions,
  type Transition,
  takeFree,
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
import { insertMark, insertWalkIn, selectMark, updateArrived } from "./queries.ts";

/** A party without a reservation. If no seat is left, it is stored as a conflict for someone to look at. */
export async function takeWalkIn(context: MarkContext, mark: MarkOf<"walk-in">): Promise<Outcome> {
  const { transaction, eventId, madeById, now } = context;
  const {
    reservationId,
    sessionId,
    name,
    nickname,
    seats,
    kinds,
    paid,
    method = "cash",
    device,
    nonce,
  } = mark;
  const session = (await enterSessions(transaction, [sessionId], now)).get(sessionId);
  if (session?.event_id !== eventId) return refused;
  const [known] = await selectMark(transaction, { nonce });
  if (known?.event_id === eventId) {
    return { result: "known", party: await partyNow(context, known.reservation_id) };
  }
  const takesPlace = !session.called_off && session.event_state !== "cancelled";
  const hasSeat = takesPlace && seats <= session.free;
  if (hasSeat) takeFree(session, seats);
  // `expired` holds no seat, like a hold that ran out.
  const state = hasSeat ? "attended" : "expired";
  const { prices } = await promiseAtDoor(transaction, { sessionId, seats, kinds });
  const [made] = await insertWalkIn(transaction, {
    ...{ id: reservationId, code: createReservationCode(), sessionId, state, seats },
    ...{
      name,
      nickname,
      prices: JSON.stringify(prices),
      toldSchedule: session.schedule_version,
      now,
    },
  });
  if (!made) return refused;
  const people = Array.from({ length: seats }, (_, place) => place);
  const [inserted] = await insertMark(transaction, {
    ...{ reservationId, kind: "walk-in", people, paid, method, hasSeat, device, madeById },
    ...{ nonce, now, markedAt: mark.at },
  });
  // The nonce belongs to a mark of another event.
  if (!inserted) throw new DomainError("invalid-input", "The nonce marks something else.");
  const after = await recount(context, reservationId);
  // It was undone before it arrived.
  const isGone = hasSeat && after.arrived === 0;
  if (isGone) {
    after.state = "cancelled";
    await updateArrived(transaction, { id: reservationId, arrived: 0, state: "cancelled", now });
  }
  const steps: Pick<Transition, "cause" | "state">[] = hasSeat
    ? [
        { cause: "confirm", state: "confirmed" },
        isGone ? { cause: "cancel", state: "cancelled" } : { cause: "arrive", state: "attended" },
      ]
    : [{ cause: "expire", state: "expired" }];
  for (const step of steps) {
    await recordTransitions(
      transaction,
      [{ reservationId, ...step, seats, madeBy: "organizer" }],
      now,
    );
  }
  await audit(context, "reservation.walk-in", reservationId, {
    after: { state: after.state, seats, arrived: after.arrived, ...(paid > 0 && { paid }) },
  });
  return { result: hasSeat ? "counted" : "conflict", party: presentUnion(after) };
}
