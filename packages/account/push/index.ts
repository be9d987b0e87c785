export { pushTrialJob } from "./jobs.ts";
export { readPushKey } from "./push-key.ts";
export { deleteEndpoint, selectDevices, selectTried } from "./queries.ts";
