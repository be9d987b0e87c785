import type { PartyReceipt } from "@takujo/contracts/booking/admin-reservation";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { StaffActor } from "@takujo/runtime/staff/for-staff";
import { giveUp, takeOffer } from "../reservation/index.ts";
import { enterParty } from "./enter-parties.ts";
import { mayOrganizer } from "./policy.ts";
import { presentReceipt } from "./receipt.ts";

/** What a party without an account said on the telephone to an offer: it takes the seats, or lets them pass. */
export async function answerOffer(
  transaction: DatabaseTransaction,
  id: string,
  answer: "accept" | "pass",
  { id: actorId, reach }: StaffActor,
  now = new Date(),
): Promise<PartyReceipt> {
  const party = await enterParty(transaction, id, reach, now);
  const { session, reservation } = party;
  if (!mayOrganizer({ ...session, ...reservation }, now).accept) throw new DomainError("not-now");
  const answered =
    answer === "accept"
      ? await takeOffer(transaction, party, { termsVersion: null, madeBy: "organizer" }, now)
      : await giveUp(transaction, party, "organizer", now);
  await insertAuditEntry(transaction, {
    actorId,
    action: `reservation.${answer}`,
    subject: { kind: "reservation", id },
    before: { state: "offered" },
    after: { state: answered.state, seats: answered.seats },
  });
  return presentReceipt(answered);
}
