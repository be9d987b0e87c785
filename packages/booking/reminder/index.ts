export { createReminderToken } from "./reminder-token.ts";
