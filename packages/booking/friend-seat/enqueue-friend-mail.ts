import type { FriendMailKind } from "@takujo/contracts/booking/friend-mail";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { friendMailJob, friendMailKey } from "../history/index.ts";

/** Whoever has no address is not mailed; that is found when it is sent. */
export const enqueueFriendMail = (
  transaction: DatabaseTransaction,
  seatId: string,
  kind: FriendMailKind,
): Promise<void> =>
  enqueue(transaction, friendMailJob, { seatId, kind }, { jobKey: friendMailKey(seatId, kind) });
