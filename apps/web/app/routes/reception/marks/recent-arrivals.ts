import type { ReceptionKeptMark } from "@takujo/contracts/generated/games/types.gen";
import type { PartyView } from "./apply-marks.ts";

/** The last acceptances, the latest first, without undone ones. */
export function recentArrivals(
  parties: PartyView[],
  max: number,
): { party: PartyView; mark: ReceptionKeptMark }[] {
  return parties
    .flatMap((party) =>
      party.marks.filter(({ undone }) => !undone).map((mark) => ({ party, mark })),
    )
    .sort(
      (one, other) =>
        Date.parse(other.mark.at) - Date.parse(one.mark.at) ||
        other.mark.nonce.localeCompare(one.mark.nonce),
    )
    .slice(0, max);
}
