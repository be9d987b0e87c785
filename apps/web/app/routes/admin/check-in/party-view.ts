import type { Party } from "@takujo/contracts/generated/games/types.gen";

export interface PartyView extends Party {
  /** How many can still be let in. */
  rest: number;
  /** How many were let in a moment ago, by the page that leads here. */
  inJustNow: number;
  /** More were to be let in than are left. */
  isRefused: boolean;
  isOtherDay: boolean;
}

export const checkInPath = "/admin/check-in";

export const partyPath = (code: string, more: Record<string, string> = {}): string =>
  `${checkInPath}?${new URLSearchParams({ code, ...more })}`;
