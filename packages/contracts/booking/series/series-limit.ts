/** One year of weeks. */
export const mostEventsOfSeries = 52;
