// In a file without zod, for browsers.

export const longestTemplateName = 60;
/** Enough for a list that one person can survey. */
export const mostTemplates = 50;
