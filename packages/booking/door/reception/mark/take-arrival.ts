import { recordTransitions } from "../../../seats/index.ts";
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
import { insertMark, lockParty, noteSeen, selectMark } from "./queries.ts";

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

/** States in which a mark counts. Someone recorded as absent while a device was offline may have come. */
const seated = ["confirmed", "attended", "no-show"];

/** Checks people of a party in, or records their payment. A concurrent mark for the same party waits here. */
export async function takeArrival(
  context: MarkContext,
  mark: MarkOf<"arrive"> | MarkOf<"pay">,
): Promise<Outcome> {
  const { transaction, eventId, madeById, now } = context;
  const { reservationId, paid, method = "cash", kind, device, nonce, at: markedAt } = mark;
  const [before] = await lockParty(transaction, { id: reservationId, eventId });
  if (!before) return refused;
  const people = kind === "arrive" ? [...new Set(mark.people)].sort((a, b) => a - b) : [];
  if (people.some((place) => place >= before.seats)) return refused;
  const hasSeat = seated.includes(before.state);
  const [inserted] = await insertMark(transaction, {
    ...{ reservationId, kind, people, paid, method, hasSeat, device, markedAt, madeById },
    ...{ nonce, now },
  });
  if (!inserted) return { result: "known", party: await partyNow(context, reservationId) };
  const after = await recount(context, reservationId);
  if (after.arrived > before.arrived) {
    await recordTransitions(
      transaction,
      [
        {
          reservationId,
          cause: "arrive",
          state: "attended",
          seats: after.seats,
          madeBy: "organizer",
        },
      ],
      now,
    );
  }
  const action = kind === "arrive" ? "reservation.check-in" : "reservation.payment";
  await audit(context, action, reservationId, {
    before: { state: before.state, arrived: before.arrived },
    after: { state: after.state, arrived: after.arrived, ...(paid > 0 && { paid }) },
  });
  const isTwice = people.some((place) => after.twice.includes(place));
  const isPaidTwice = paid > 0 && after.paid - paid >= before.sum + before.correction;
  const isConflict = kind === "arrive" ? isTwice || !hasSeat : isPaidTwice;
  return { result: isConflict ? "conflict" : "counted", party: presentUnion(after) };
}
