import type { NewProposal, ProposalReceipt } from "@takujo/contracts/booking/tables/proposed-table";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { assertWithinNoShowLimit } from "../../seats/index.ts";
import { findGame } from "../game-interest/game-interest.ts";
import { assertWithinRule, refusalOfProposing, refused } from "./policy.ts";
import {
  countOpen,
  insertProposal,
  lockRule,
  markWithdrawn,
  selectOwner,
  selectPublicEvent,
} from "./queries.ts";

/** Waits for the organizer's answer. */
export async function proposeTable(
  transaction: DatabaseTransaction,
  slug: string,
  userId: string,
  { game, ...proposal }: NewProposal,
  now = new Date(),
): Promise<ProposalReceipt> {
  const [event] = await selectPublicEvent(transaction, { slug, locale: "ja", now });
  if (!event) throw new DomainError("not-found");
  await assertWithinNoShowLimit(transaction, userId, now);
  // So that concurrent proposals, of this person and of others, are all counted.
  await lockRule(transaction, { eventId: event.id });
  const [counted] = await countOpen(transaction, { eventId: event.id, userId });
  const refusal = refusalOfProposing(event, counted ?? { own: 0, waiting: 0 }, now);
  if (refusal) throw refused(refusal);
  assertWithinRule(event, { game, ...proposal }, now);
  const found = await findGame(transaction, game);
  const [stored] = await insertProposal(transaction, {
    ...{ ...proposal, ...found, eventId: event.id, userId, now },
  });
  if (!stored) throw new Error("A proposal was not stored");
  return { id: stored.id, state: "proposed" };
}

/** Only while it is pending: an approved table is an ordinary one, where others may sit. */
export async function withdrawProposal(
  transaction: DatabaseTransaction,
  own: { id: string; userId: string },
): Promise<ProposalReceipt> {
  const [owner] = await selectOwner(transaction, own);
  if (owner?.user_id !== own.userId) throw new DomainError("not-found");
  const [withdrawn] = await markWithdrawn(transaction, own);
  if (!withdrawn) throw new DomainError("not-now");
  return { id: own.id, state: "withdrawn" };
}
