/** `new`: nobody has looked after it. `open`: somebody does. `answered`: a reply went out. `closed`: nothing is left to do. */
export const inquiryStates = ["new", "open", "answered", "closed"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** What the organizer's list may be narrowed to. */
export const inquiryViews = ["unfinished", "new", "mine", "all"] as const;
export type InquiryView = (typeof inquiryViews)[number];
