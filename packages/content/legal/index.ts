export { readLegal } from "./read-legal.ts";
export { readLegalDays } from "./read-legal-days.ts";
