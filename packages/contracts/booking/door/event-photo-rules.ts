// Plain data without zod, for pages.

export const maxCaptionLength = 100;

/** Photos that a guest can send of one event. */
export const maxPhotosOfGuest = 10;

/** Most photos that an event's page shows. */
export const maxPhotosShown = 60;

/** Days after an event in which its guests can send photos. */
export const photoDays = 14;
