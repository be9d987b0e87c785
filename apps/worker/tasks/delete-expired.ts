import { deleteOldInvitations } from "@takujo/account/staff/index";
import { deleteExpiredAuth } from "@takujo/auth/expired/queries";
import { blankOldDetails, noteLateAbsences } from "@takujo/booking/due/index";
import { dropForgottenPhotos } from "@takujo/booking/event-photo/index";
import { deleteExpiredProofs } from "@takujo/inbox/contact/index";
import { forgetHolders } from "@takujo/library/loan/index";
import { deleteOldAuditEntries } from "@takujo/runtime/audit/queries";
import { deleteExpiredKeys } from "@takujo/runtime/idempotency/queries";
import { deleteExpiredLimits } from "@takujo/runtime/limit/queries";
import type { Task } from "graphile-worker";
import type { TaskContext } from "./task.ts";

/** Deletes what has expired and would only accumulate, and looks farther back than every round of due work. Scheduled by the crontab. */
export const deleteExpiredTask =
  ({ db }: Pick<TaskContext, "db">): Task =>
  async () => {
    await deleteExpiredKeys(db);
    await deleteExpiredProofs(db);
    await deleteExpiredLimits(db);
    await deleteExpiredAuth(db);
    await deleteOldInvitations(db);
    await deleteOldAuditEntries(db);
    await blankOldDetails(db);
    await noteLateAbsences(db);
    await forgetHolders(db);
    await dropForgottenPhotos(db);
  };
