export { readLegal, readLegalDays } from "./read-legal.ts";
