// Separate from the schemas, so that pages do not load zod.

/** What a party may answer on the telephone. */
export const callAnswers = ["coming", "cancelled", "call-back"] as const;
export type CallAnswer = (typeof callAnswers)[number];

/** In UTF-16 code units, like `String.length`. */
export const remarkLimit = 200;
