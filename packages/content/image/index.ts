export { dropImageFilesJob, prepareImageJob } from "./jobs.ts";
export { prepareImage } from "./prepare-image.ts";
export { updateWithheld } from "./queries.ts";
export { readDrawn } from "./read-image-variant.ts";
export { dropImage, dropImageFiles } from "./remove-image.ts";
export type { ImageParts } from "./storage-keys.ts";
export { storeImage } from "./store-image.ts";
