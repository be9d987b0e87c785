import {
  type MarkAnswers,
  type ReceptionMark,
  receptionMarkSchema,
} from "@takujo/contracts/booking/door/reception";
import { coveredAs, type SeatPrice, todaysPrice } from "@takujo/contracts/booking/money/seat-price";
import type { Database } from "@takujo/runtime/database/database";
import { recountOwed, selectPriceList } from "../../../money/index.ts";
import {
  audit,
  type MarkContext,
  type MarkOf,
  type Outcome,
  partyNow,
  refused,
} from "./mark-context.ts";
import { insertPriceMark, lockParty, selectLastPriceMark, updatePrices } from "./queries.ts";
import { takeArrival, takeSeen } from "./take-arrival.ts";
import { takeEach } from "./take-each.ts";
import { takeUndo } from "./take-undo.ts";
import { takeWalkIn } from "./take-walk-in.ts";

export async function takeMarks(
  db: Database,
  sent: unknown[],
  { eventId, madeById }: Pick<MarkContext, "eventId" | "madeById">,
  now = new Date(),
): Promise<MarkAnswers> {
  const answers = await takeEach<ReceptionMark, Outcome>(db, sent, {
    schema: receptionMarkSchema,
    take: (transaction, mark) => take({ transaction, eventId, madeById, now }, mark),
    refused,
  });
  return { answers };
}

function take(context: MarkContext, mark: ReceptionMark): Promise<Outcome> {
  switch (mark.kind) {
    case "walk-in":
      return takeWalkIn(context, mark);
    case "undo":
      return takeUndo(context, mark);
    case "price":
      return takePrice(context, mark);
    case "see":
      return takeSeen(context, mark);
    default:
      return takeArrival(context, mark);
  }
}

/**
 * Corrects the kind of one seat. The mark made last counts, in whatever order devices send theirs, so all devices end up with
 * the same sum.
 */
async function takePrice(context: MarkContext, mark: MarkOf<"price">): Promise<Outcome> {
  const { transaction, eventId, madeById, now } = context;
  const { reservationId, place, priceKind: kind, device, nonce, at: markedAt } = mark;
  const [party] = await lockParty(transaction, { id: reservationId, eventId });
  if (!party || place >= party.seats) return refused;
  const [list] = await selectPriceList(transaction, { sessionId: party.event_session_id });
  if (!list) return refused;
  const isKnown = kind === "" || list.kinds.some(({ key }) => key === kind);
  if (!isKnown) return { ...refused, reason: "priceKind: unknown" };
  const [inserted] = await insertPriceMark(transaction, {
    ...{ nonce, reservationId, place, kind, device, markedAt, madeById, now },
  });
  if (!inserted) return { result: "known", party: await partyNow(context, reservationId) };
  const [last] = await selectLastPriceMark(transaction, { reservationId, place });
  if (last?.nonce === nonce) {
    const before = party.prices ?? [];
    const prices: SeatPrice[] = Array.from(
      { length: party.seats },
      (_, index) => before[index] ?? todaysPrice(list, "", party.discount),
    );
    prices[place] = coveredAs(before[place], todaysPrice(list, kind, party.discount));
    await updatePrices(transaction, { id: reservationId, prices: JSON.stringify(prices) });
    await recountOwed(transaction, { id: reservationId });
    await audit(context, "reservation.price", reservationId, {
      before: { place, kind: before[place]?.kind ?? "" },
      after: { place, kind },
    });
  }
  return { result: "counted", party: await partyNow(context, reservationId) };
}
