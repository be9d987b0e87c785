// Plain data without zod, for pages.

export const longestCaption = 100;

/** Photos that a guest can send of one event. */
export const mostPhotosOfGuest = 10;

/** What the page of an event shows of its photos. */
export const mostPhotosShown = 60;

/** Days after an event in which its guests can send photos. */
export const photoDays = 14;
