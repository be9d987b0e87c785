export { publishContentJob } from "./jobs.ts";
export { publishScheduled } from "./publication/publish-scheduled.ts";
