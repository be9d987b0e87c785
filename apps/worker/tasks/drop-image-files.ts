import { dropImageFiles, dropImageFilesJob } from "@takujo/platform/image/index";
import { taskFor, type Workshop } from "./task.ts";

export const dropImageFilesTask = ({ storage }: Pick<Workshop, "storage">) =>
  taskFor(dropImageFilesJob, ({ imageId }) => dropImageFiles(storage, imageId));
