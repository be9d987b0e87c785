import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ imageId: z.uuid() });
type ImageJob = Job<z.infer<typeof schema>>;

/** Draws an image anew, in its widths. */
export const prepareImageJob: ImageJob = { name: "prepare-image", schema };

/** Takes the files of an image that is no more. */
export const dropImageFilesJob: ImageJob = { name: "drop-image-files", schema };
