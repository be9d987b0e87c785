import { publishContentJob, publishScheduled } from "@takujo/content/editing/index";
import { type TaskContext, taskFor } from "./task.ts";

export const publishContentTask = ({
  db,
  adminUserIds,
}: Pick<TaskContext, "db" | "adminUserIds">) =>
  taskFor(publishContentJob, (publication) => publishScheduled(db, publication, adminUserIds));
