import { prepareImage, prepareImageJob } from "@takujo/platform/image/index";
import { taskFor, type Workshop } from "./task.ts";

export const prepareImageTask = ({ db, storage }: Pick<Workshop, "db" | "storage">) =>
  taskFor(prepareImageJob, ({ imageId }) => prepareImage({ db, storage }, imageId));
