// Separate from the schemas, so that pages do not load zod.

/** What became of a reservation, in the row of months. */
export const personMarks = ["attended", "cancelled", "absent", "ahead"] as const;
export type PersonMark = (typeof personMarks)[number];
