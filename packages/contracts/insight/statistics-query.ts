// Separate from the schemas, so that pages do not load the validator.

/** The chosen month with the one before it, or the twelve months that end with it. */
export const statisticsSpans = ["month", "year"] as const;
export type StatisticsSpan = (typeof statisticsSpans)[number];

/** Minimum of days between reservation and event, for each group of parties. */
export const leadTimeDays = [0, 1, 3, 7, 14, 30] as const;
export type LeadTimeDays = (typeof leadTimeDays)[number];
