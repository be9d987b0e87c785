export { promisedCode, type TakenCode, takeCode } from "./take-code.ts";
