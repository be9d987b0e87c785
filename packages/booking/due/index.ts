export { blankOldDetails } from "./blank-old-details.ts";
export { applyDecision } from "./decide-tables.ts";
export { noteLateAbsences } from "./note-absences.ts";
export { runDueWork, runDueWorkUnlessRunning } from "./run-due-work.ts";
