export { selectClosedAt } from "./closing/queries.ts";
export { recordCorrection } from "./correction/add-correction.ts";
export { addedByCorrections, nameOf } from "./queries.ts";
