export { cancelParty } from "./cancel-party.ts";
export { mayOrganizer } from "./policy.ts";
export { whyWaiting } from "./why-waiting.ts";
