// Plain data without zod, for pages.

/** Faces of a die: it was hard, it was good, again. */
export const likings = [1, 3, 5] as const;
export type Liking = (typeof likings)[number];
export const likingNames = { 1: "hard", 3: "good", 5: "again" } as const;

export const maxNoteLength = 200;

/** Days after a session in which notes about it can be added. */
export const openDays = 14;
