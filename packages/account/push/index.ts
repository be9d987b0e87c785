export { pushTrialJob } from "./jobs.ts";
export { type PushKey, readPushKey } from "./push-key.ts";
export { deleteEndpoint, selectDevices, selectTried } from "./queries.ts";
