import type { PartyView } from "./apply-marks.ts";

/** Parties with a mark that contradicts another, or that found no seat, and that nobody has looked at. */
export const openConflicts = (parties: PartyView[]): PartyView[] =>
  parties.filter(({ marks }) => marks.some(({ conflict, isSeen }) => conflict && !isSeen));
