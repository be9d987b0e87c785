/** More than a year of weeks would be written by nobody's plan. */
export const mostEventsOfSeries = 52;
