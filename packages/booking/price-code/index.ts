export { limitTries } from "./limit-tries.ts";
export { selectCode } from "./queries.ts";
export { promisedCode, type TakenCode, takeCode } from "./take-code.ts";
