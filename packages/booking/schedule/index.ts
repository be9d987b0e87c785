export { calendarFeed, calendarFile, calendarFileName } from "./calendar/calendar-file.ts";
export {
  eventsWithTexts,
  fellowWaiters,
  hasMail,
  reservationsWithTexts,
  sessionsWithTexts,
  venueAddress,
} from "./reserved-event/queries.ts";
