import { deleteExpiredAuth } from "@takujo/auth/expired/queries";
import { blankOldDetails } from "@takujo/games/upkeep/index";
import { deleteExpiredProofs } from "@takujo/platform/contact/index";
import { deleteOldAuditEntries } from "@takujo/runtime/audit/queries";
import { deleteExpiredKeys } from "@takujo/runtime/idempotency/queries";
import { deleteExpiredLimits } from "@takujo/runtime/limit/queries";
import type { Task } from "graphile-worker";
import type { Workshop } from "./task.ts";

/** What has served its time and would only pile up. Named in the crontab. */
export const deleteExpiredTask =
  ({ db }: Pick<Workshop, "db">): Task =>
  async () => {
    await deleteExpiredKeys(db);
    await deleteExpiredProofs(db);
    await deleteExpiredLimits(db);
    await deleteExpiredAuth(db);
    await deleteOldAuditEntries(db);
    await blankOldDetails(db);
  };
