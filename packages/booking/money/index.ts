export { handlesMoney } from "./policy.ts";
export { addedByCorrections } from "./queries.ts";
