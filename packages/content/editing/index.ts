export { contentState } from "./content-state.ts";
export { lockItem, upsertDraft } from "./draft/queries.ts";
export { saveDraft } from "./draft/save-draft.ts";
export { findContent } from "./find-content.ts";
export { publishContentJob } from "./jobs.ts";
export { publishContent } from "./publication/publish-content.ts";
export { publishScheduled } from "./publication/publish-scheduled.ts";
export { withLockedItem } from "./with-locked-item.ts";
