export { followSiteName } from "./follow-site-name.ts";
export { closeSetup, updateSiteName } from "./queries.ts";
export { readSiteName } from "./read-site.ts";
export { findSetupAddress } from "./setup-key.ts";
