export { pushTrialJob } from "./jobs.ts";
export { readPushKey } from "./push-key.ts";
export { deleteSubscription, selectDevices, selectTried } from "./queries.ts";
