import { countMonths } from "@takujo/insight/statistics/index";
import type { Task } from "graphile-worker";
import type { TaskContext } from "./task.ts";

/** Scheduled by the crontab every night. */
export const countStatisticsTask =
  ({ db }: Pick<TaskContext, "db">): Task =>
  async () => {
    await countMonths(db);
  };
