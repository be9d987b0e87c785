export { blankOldDetails } from "./blank-old-details.ts";
export { runDueWork, runDueWorkUnlessRunning } from "./run-due-work.ts";
