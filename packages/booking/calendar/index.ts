export {
  type CalendarEntry,
  calendarFeed,
  calendarFile,
  calendarFileName,
} from "./calendar-file.ts";
