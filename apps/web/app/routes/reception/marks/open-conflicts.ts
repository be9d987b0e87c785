import type { PartyView } from "./apply-marks.ts";

/** Parties with an unresolved mark that contradicts another, or that found no seat. */
export const openConflicts = (parties: PartyView[]): PartyView[] =>
  parties.filter(({ marks }) => marks.some(({ conflict, isSeen }) => conflict && !isSeen));
