export { countAbsencesOfGuests } from "./read-tally.ts";
export { tallyAbsences } from "./tally.ts";
