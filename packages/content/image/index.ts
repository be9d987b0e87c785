export { dropImageFiles } from "./drop-image-files.ts";
export { dropImageFilesJob, prepareImageJob } from "./jobs.ts";
export type { ImageParts } from "./parts.ts";
export { prepareImage } from "./prepare-image.ts";
export { updateWithheld } from "./queries.ts";
export { readDrawn } from "./read-image-variant.ts";
export { dropImage } from "./remove-image.ts";
export { storeImage } from "./store-image.ts";
