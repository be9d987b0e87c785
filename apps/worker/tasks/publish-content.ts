import { publishContentJob, publishScheduled } from "@takujo/platform/editing/index";
import { taskFor, type Workshop } from "./task.ts";

export const publishContentTask = ({ db }: Pick<Workshop, "db">) =>
  taskFor(publishContentJob, (publication) => publishScheduled(db, publication));
