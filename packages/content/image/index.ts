export { dropImageFiles } from "./drop-image-files.ts";
export { dropImageFilesJob, prepareImageJob } from "./jobs.ts";
export { prepareImage } from "./prepare-image.ts";
