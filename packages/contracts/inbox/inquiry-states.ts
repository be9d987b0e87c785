/** `new`: unassigned. `open`: being worked on. `answered`: a reply was sent. `closed`: nothing left to do. */
export const inquiryStates = ["new", "open", "answered", "closed"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Filters of the organizer's list. */
export const inquiryViews = ["unfinished", "new", "mine", "all"] as const;
export type InquiryView = (typeof inquiryViews)[number];
