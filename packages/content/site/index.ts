export { type FollowedSite, followSite } from "./follow-site.ts";
export { closeSetup } from "./queries.ts";
export { readSettings } from "./read-settings.ts";
export { nameSite } from "./save-settings.ts";
export { findSetupAddress } from "./set-up-site.ts";
