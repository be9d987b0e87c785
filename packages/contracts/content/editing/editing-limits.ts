// Separate from the schemas, so that pages do not load zod.

/** Counting stops here, because its cost grows with the number of items; pages say "or more". */
export const maxContentCounted = 100;

export const maxTemplateNameLength = 60;
/** Enough for a list that one person can survey. */
export const maxTemplates = 50;

/** How long the rules of a game are explained before it begins. */
export const explanationMinutes = 20;
