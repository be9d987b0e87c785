export { contentState } from "./content-state.ts";
export { contentTables } from "./content-tables.ts";
export { type ChangedValues, changedValues } from "./document/changed-fields.ts";
export { emptyDocument } from "./document/empty-document.ts";
export { dayOf, moveEvent } from "./document/move-event.ts";
export { tidyDocument } from "./document/tidy-document.ts";
export { lockItem, upsertDraft } from "./draft/queries.ts";
export { saveDraft } from "./draft/save-draft.ts";
export { type FoundContent, findContent } from "./find-content.ts";
export { publishContentJob } from "./jobs.ts";
export { assertUnscheduled, type Editor, editorOf } from "./policy.ts";
export { presentRevision } from "./present.ts";
export { findProblems } from "./problems/find-problems.ts";
export { addSession } from "./publication/add-session.ts";
export { lapseSchedulesOf } from "./publication/lapse-schedule.ts";
export { publishContent } from "./publication/publish-content.ts";
export { publishScheduled } from "./publication/publish-scheduled.ts";
export { unscheduleContent } from "./publication/unschedule-content.ts";
export {
  insertRevision,
  type RevisionRow,
  selectLastRevision,
  selectRevision,
  selectRevisions,
} from "./revision/queries.ts";
export { withLockedItem } from "./with-locked-item.ts";
