import { indexOutdated, indexSearchJob } from "@takujo/content/search/index";
import { type TaskContext, taskFor } from "./task.ts";

/** After a publication, and every minute by the crontab for what was changed otherwise. */
export const indexSearchTask = ({ db }: Pick<TaskContext, "db">) =>
  taskFor(indexSearchJob, () => indexOutdated(db));
