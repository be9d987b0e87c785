import { dropImageFiles, dropImageFilesJob } from "@takujo/content/image/index";
import { type TaskContext, taskFor } from "./task.ts";

export const dropImageFilesTask = ({ storage }: Pick<TaskContext, "storage">) =>
  taskFor(dropImageFilesJob, ({ imageId }) => dropImageFiles(storage, imageId));
