import { publishContentJob, publishScheduled } from "@takujo/content/editing/index";
import { type TaskContext, taskFor } from "./task.ts";

export const publishContentTask = ({ db }: Pick<TaskContext, "db">) =>
  taskFor(publishContentJob, (publication) => publishScheduled(db, publication));
