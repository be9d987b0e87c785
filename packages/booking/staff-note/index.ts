export { selectPersonNote } from "./queries.ts";
export { saveNote } from "./save-note.ts";
