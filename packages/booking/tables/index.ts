export { blankOldDetails } from "./due/blank-old-details.ts";
export { noteLateAbsences } from "./due/note-absences.ts";
export { runDueWork, runDueWorkUnlessRunning } from "./due/run-due-work.ts";
export { approveProposal, declineProposal } from "./proposed-table/decide-proposal.ts";
export { tableMailJob } from "./proposed-table/jobs.ts";
export { proposeTable, withdrawProposal } from "./proposed-table/propose-table.ts";
export { findMailedProposal } from "./proposed-table/read/read-tables.ts";
