import { randomUUID } from "node:crypto";
import { addSession, withLockedItem } from "@takujo/content/editing/index";
import type { ProposalReceipt } from "@takujo/contracts/booking/tables/proposed-table";
import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import { sessionLetters } from "@takujo/contracts/table-names";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue, enqueueAll } from "@takujo/runtime/jobs/enqueue";
import { offerFirstSeat } from "../../reservation/index.ts";
import { lockPeople } from "../../seats/index.ts";
import { tableMailJob, tableMailKey } from "./jobs.ts";
import { isWithinHours, refusalOfTables, refused } from "./policy.ts";
import {
  declineWaiting,
  lockSessionsOf,
  markDecided,
  type ProposalToDecide,
  selectEvent,
  selectToDecide,
  setSession,
} from "./queries.ts";

interface ProposalRef {
  id: string;
  eventId: string;
}

/**
 * Turns the proposal, even a declined one, into an ordinary session of the event, and offers its proposer the first seat.
 * Decisions about one event are serialized, so there are never more tables than the rule allows.
 */
export async function approveProposal(
  transaction: DatabaseTransaction,
  { id, eventId }: ProposalRef,
  answer: string,
  actorId: string,
  now = new Date(),
): Promise<ProposalReceipt> {
  return withLockedItem(transaction, { kind: "event", itemId: eventId }, async (locked) => {
    await lockSessionsOf(locked, { eventId });
    const [found] = await selectToDecide(locked, { id, eventId });
    if (!found) throw new DomainError("not-found");
    await lockPeople(locked, { ids: [found.user_id ?? ""] });
    const [event] = await selectEvent(locked, { eventId, locale: "ja" });
    if (!event || !found.user_id) throw new DomainError("not-now");
    const refusal = refusalOfTables(event, now);
    if (refusal) throw refused(refusal);
    if (found.is_banned) throw refused("banned");
    if (found.is_game_gone) throw refused("game-gone");
    if (found.starts_at <= now || !isWithinHours(event, found.starts_at, found.ends_at)) {
      throw refused("over");
    }
    const from = ["proposed" as const, "declined" as const];
    const [decided] = await markDecided(locked, { id, from, to: "approved", answer, now });
    if (!decided) throw new DomainError("not-now");
    const session = await addSession(
      locked,
      eventId,
      (sessions) => tableOf(found, sessions, now),
      actorId,
    );
    await setSession(locked, { id, sessionId: session.id });
    await offerFirstSeat(
      locked,
      { sessionId: session.id, userId: found.user_id, reason: answer },
      now,
    );
    await insertAuditEntry(locked, {
      actorId,
      action: "event.approve-table",
      subject: { kind: "event", id: eventId },
      after: { proposalId: id, sessionId: session.id, table: session.letter, seats: found.seats },
    });
    return { id, state: "approved" };
  });
}

const oneDay = 24 * 3_600_000;

/** Values that the guest did not give come from the event's first session. */
function tableOf(
  { title, name_ja, name_en, ...proposal }: ProposalToDecide,
  sessions: SessionDocument[],
  now: Date,
): SessionDocument {
  const [first] = sessions.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const startsAt = proposal.starts_at.toISOString();
  const letter = sessionLetters.find((one) => !sessions.some((session) => session.letter === one));
  if (!letter) throw refused("full");
  const deadline = first && first.changeDeadline < startsAt ? first.changeDeadline : startsAt;
  // Decided the day before; tables created later have no minimum.
  const decision = new Date(proposal.starts_at.getTime() - oneDay);
  const isDecided = proposal.min_players !== null && decision > now;
  return {
    id: randomUUID(),
    kind: "table",
    letter,
    game: proposal.board_game_id ?? "",
    guide: "",
    language: proposal.language,
    startsAt,
    endsAt: proposal.ends_at.toISOString(),
    capacity: proposal.seats,
    minPlayers: isDecided ? proposal.min_players : null,
    maxSeats: first?.maxSeats ?? proposal.seats,
    opensAt: now.toISOString(),
    closesAt: startsAt,
    changeDeadline: deadline,
    decisionDeadline: isDecided ? decision.toISOString() : "",
    calledOff: false,
    names: { ja: name_ja ?? title, en: name_en ?? name_ja ?? title },
  };
}

/** Tells the guest, with the organizer's message. */
export async function declineProposal(
  transaction: DatabaseTransaction,
  { id, eventId }: ProposalRef,
  answer: string,
  actorId: string,
  now = new Date(),
): Promise<ProposalReceipt> {
  const [found] = await selectToDecide(transaction, { id, eventId });
  if (!found) throw new DomainError("not-found");
  const from = ["proposed" as const];
  const change = { id, from, to: "declined" as const, answer, now };
  const [decided] = await markDecided(transaction, change);
  if (!decided) throw new DomainError("not-now");
  await enqueue(transaction, tableMailJob, { proposalId: id }, { jobKey: tableMailKey(id) });
  await insertAuditEntry(transaction, {
    actorId,
    action: "event.decline-table",
    subject: { kind: "event", id: eventId },
    after: { proposalId: id },
  });
  return { id, state: "declined" };
}

/**
 * Declines proposals that still wait when their event is canceled, with a mail to each guest: one without a seat would
 * get no other. Returns how many there were.
 */
export async function closeProposals(
  transaction: DatabaseTransaction,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const closed = await declineWaiting(transaction, { now, limit });
  await enqueueAll(
    transaction,
    tableMailJob,
    closed.map(({ id }) => ({ payload: { proposalId: id }, jobKey: tableMailKey(id) })),
  );
  return closed.length;
}
