import { clock } from "@takujo/i18n/format-date";
import { countMonths } from "@takujo/insight/statistics/index";
import type { Task } from "graphile-worker";
import type { TaskContext } from "./task.ts";

const hour = "03:";

/** Scheduled by the crontab every hour, because only the site knows when it is night at the venue. */
export const countStatisticsTask =
  ({ db }: Pick<TaskContext, "db">, now = () => new Date()): Task =>
  async () => {
    if (clock(now()).startsWith(hour)) await countMonths(db, now());
  };
