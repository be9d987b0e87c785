import { lapseInvitationsOf } from "@takujo/account/staff/index";
import { lapseSchedulesOf } from "@takujo/content/editing/index";
import { lapseMessagesOf } from "@takujo/inbox/message/index";
import type { Database } from "@takujo/runtime/database/database";
import {
  type PlanKind,
  stillHasRight,
  withdrawPlansJob,
} from "@takujo/runtime/staff/still-has-right";
import { type TaskContext, taskFor } from "./task.ts";

const lapse: Record<PlanKind, (db: Database, userId: string) => Promise<void>> = {
  invitation: lapseInvitationsOf,
  message: lapseMessagesOf,
  publication: lapseSchedulesOf,
};

/** People who regained the right meanwhile keep their plans. */
export const withdrawPlansTask = ({ db, adminUserIds = [] }: TaskContext) =>
  taskFor(withdrawPlansJob, async ({ userId }) => {
    for (const kind of Object.keys(lapse) as PlanKind[]) {
      if (await stillHasRight(db, kind, { userId, adminUserIds })) continue;
      await lapse[kind](db, userId);
    }
  });
