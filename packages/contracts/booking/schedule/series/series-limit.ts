/** One year of weeks. */
export const maxEventsOfSeries = 52;
