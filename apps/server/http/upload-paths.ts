import { guestPhotoPath, organizedPhotoPath } from "@takujo/booking/door/event-photo/routes";
import { locales } from "@takujo/contracts/locale";
import { shapeOf } from "@takujo/runtime/http/api";

export const platformBasePath = "/api/platform/v1";

/** The API's paths that take an image; all limits on bodies use this list. */
export const imageUploads = ["/admin/images", organizedPhotoPath, guestPhotoPath].map(
  (path) => `${platformBasePath}/authorized${path}`,
);

/** Pages whose forms send those images. */
const formPaths = ["/admin/image", "/admin/event/:eventId/after", "/user/event-photo/:slug"];

const callShapes = imageUploads.map(shapeOf);
const formShapes = ["", ...locales.map((locale) => `/${locale}`)].flatMap((prefix) =>
  formPaths.flatMap((path) => [shapeOf(prefix + path), shapeOf(`${prefix}${path}.data`)]),
);

export const isUploadForm = (path: string): boolean => formShapes.some((shape) => shape.test(path));

export const isUploadPath = (path: string): boolean =>
  isUploadForm(path) || callShapes.some((shape) => shape.test(path));
