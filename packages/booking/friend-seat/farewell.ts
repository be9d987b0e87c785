import type { MailedFriendSeat } from "@takujo/contracts/booking/friend-mail";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueueAll } from "@takujo/runtime/jobs/enqueue";
import { seal, unseal } from "@takujo/runtime/secret/seal";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { z } from "zod";
import { friendMailJob, friendMailKey } from "../history/index.ts";
import { findEndingSeat } from "./find-mailed-seat.ts";
import { selectSeatsOfHolder } from "./queries.ts";

/**
 * Parties go with the account of their holder, and with them the seats of friends, who are told as of any cancellation. Called before the
 * account is deleted; what it returns enqueues the mails afterwards, with their content, of which nothing is left then.
 */
export async function farewellToFriends(
  db: Database,
  userId: string,
  signingSecret: SigningSecret,
  now = new Date(),
): Promise<(transaction: DatabaseTransaction) => Promise<void>> {
  const mails: { seatId: string; content: MailedFriendSeat }[] = [];
  for (const { id: seatId } of await selectSeatsOfHolder(db, { userId, now })) {
    const content = await findEndingSeat(db, seatId);
    if (content) mails.push({ seatId, content });
  }
  return (transaction) =>
    enqueueAll(
      transaction,
      friendMailJob,
      mails.map(({ seatId, content }) => ({
        payload: {
          seatId,
          kind: "cancelled",
          sealed: seal(content, signingSecret, "friend mail"),
        },
        jobKey: friendMailKey(seatId, "cancelled"),
      })),
    );
}

const moment = z.coerce.date();
/** JSON has no moments; the rest is as we wrote it. */
const contentSchema = z.looseObject({
  reservation: z.looseObject({
    expiresAt: moment.nullable(),
    event: z.looseObject({ doorsAt: moment }),
    session: z.looseObject({
      startsAt: moment,
      endsAt: moment,
      changeDeadline: moment,
      decisionDeadline: moment.nullable(),
    }),
  }),
});

export function openFarewell(sealed: string, signingSecret: SigningSecret): MailedFriendSeat {
  const content: unknown = contentSchema.parse(unseal(sealed, signingSecret, "friend mail"));
  return content as MailedFriendSeat;
}
