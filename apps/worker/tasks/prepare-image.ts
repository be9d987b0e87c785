import { prepareImage, prepareImageJob } from "@takujo/content/image/index";
import { type TaskContext, taskFor } from "./task.ts";

export const prepareImageTask = ({ db, storage }: Pick<TaskContext, "db" | "storage">) =>
  taskFor(prepareImageJob, ({ imageId }) => prepareImage({ db, storage }, imageId));
