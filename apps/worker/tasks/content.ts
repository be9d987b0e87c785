import { publishContentJob, publishScheduled } from "@takujo/content/editing/index";
import {
  dropImageFiles,
  dropImageFilesJob,
  prepareImage,
  prepareImageJob,
} from "@takujo/content/image/index";
import { indexOutdated, indexSearchJob } from "@takujo/content/search/index";
import { type TaskContext, type Tasks, taskFor } from "./task.ts";

export const contentTasks = ({ db, storage, adminUserIds }: TaskContext): Tasks => ({
  [publishContentJob.name]: taskFor(publishContentJob, (publication) =>
    publishScheduled(db, publication, adminUserIds),
  ),
  [prepareImageJob.name]: taskFor(prepareImageJob, ({ imageId }) =>
    prepareImage({ db, storage }, imageId),
  ),
  [dropImageFilesJob.name]: taskFor(dropImageFilesJob, ({ imageId }) =>
    dropImageFiles(storage, imageId),
  ),
  /** Runs after a publication, and every minute by the crontab for other changes. */
  [indexSearchJob.name]: taskFor(indexSearchJob, () => indexOutdated(db)),
});
