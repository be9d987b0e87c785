import type { Job } from "@takujo/runtime/jobs/job";
import { z } from "zod";

const schema = z.object({ imageId: z.uuid() });
type ImageJob = Job<z.infer<typeof schema>>;

/** Re-encodes an image in its widths. */
export const prepareImageJob: ImageJob = { name: "prepare-image", schema };

/** Deletes the files of a removed image. */
export const dropImageFilesJob: ImageJob = { name: "drop-image-files", schema };
