export { readChoices } from "./choices.ts";
export { switchOffFollow } from "./queries.ts";
export { quietEnd } from "./quiet-hours.ts";
