export { blankOldDetails } from "./blank-old-details.ts";
export { keepUp } from "./keep-up.ts";
