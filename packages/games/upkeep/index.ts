export { blankOldDetails } from "./blank-old-details.ts";
export { keepUp, keepUpAlone } from "./keep-up.ts";
