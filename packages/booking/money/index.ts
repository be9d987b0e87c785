export { recordCorrection } from "./correction/add-correction.ts";
export { addedByCorrections, nameOf } from "./queries.ts";
