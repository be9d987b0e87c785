// Separate from the schemas, so that pages do not load the validator.

/** Counting stops here, because its cost grows with the number of items; pages say "or more". */
export const maxContentCounted = 100;
