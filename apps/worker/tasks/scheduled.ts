import { deleteOldInvitations } from "@takujo/account/staff/index";
import { deleteExpiredAuth } from "@takujo/auth/expired/queries";
import { dropForgottenPhotos } from "@takujo/booking/door/index";
import { blankOldDetails, noteLateAbsences } from "@takujo/booking/tables/index";
import { clock } from "@takujo/i18n/format-date";
import { deleteExpiredProofs } from "@takujo/inbox/contact/index";
import { announceEvents } from "@takujo/inbox/event-notice/index";
import { countMonths } from "@takujo/insight/statistics/index";
import { forgetHolders } from "@takujo/library/loan/index";
import { deleteOldAuditEntries } from "@takujo/runtime/audit/queries";
import { deleteExpiredKeys } from "@takujo/runtime/idempotency/queries";
import { deleteExpiredLimits } from "@takujo/runtime/limit/queries";
import { inLane, type TaskContext, type Tasks } from "./task.ts";

/** Started by the crontab, not by a job of their own. */
export const scheduledTasks = (context: Pick<TaskContext, "db">): Tasks => ({
  "announce-events": announceEventsTask(context),
  "count-statistics": countStatisticsTask(context),
  "delete-expired": deleteExpiredTask(context),
});

/** Finds the followers to notify of newly public events. */
const announceEventsTask = ({ db }: Pick<TaskContext, "db">) =>
  inLane("site", () => announceEvents(db));

const hour = "03:";

/** Every hour, because only the site knows when it is night at the venue. */
export const countStatisticsTask = ({ db }: Pick<TaskContext, "db">, now = () => new Date()) =>
  inLane("site", async () => {
    if (clock(now()).startsWith(hour)) await countMonths(db, now());
  });

/** Deletes what has expired and would only accumulate, and looks farther back than every round of due work. */
export const deleteExpiredTask = ({ db }: Pick<TaskContext, "db">) =>
  inLane("site", async () => {
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
  });
