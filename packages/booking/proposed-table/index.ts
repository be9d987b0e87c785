export { closeProposals } from "./close-proposals.ts";
export { approveProposal, declineProposal } from "./decide-proposal.ts";
export { tableMailJob } from "./jobs.ts";
export { proposeTable, withdrawProposal } from "./propose-table.ts";
export { findMailedProposal } from "./read/find-mailed-proposal.ts";
