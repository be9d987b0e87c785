// Separate from the schemas, so that pages do not load zod.

/** Possible answers of a party on the telephone. */
export const callAnswers = ["coming", "cancelled", "call-back"] as const;
export type CallAnswer = (typeof callAnswers)[number];

/** `told` and `untold` tick and untick; the others say what the party answered, and act on the reservation. */
export const callOutcomes = ["told", "untold", ...callAnswers] as const;

/** In UTF-16 code units, like `String.length`. */
export const remarkLimit = 200;
