export { calendarFile, calendarFileName } from "./calendar-file.ts";
