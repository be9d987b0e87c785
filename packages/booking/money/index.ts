export { addedByCorrections } from "./queries.ts";
