// In a file without zod, for browsers.

export const maxTemplateNameLength = 60;
/** Enough for a list that one person can survey. */
export const maxTemplates = 50;
