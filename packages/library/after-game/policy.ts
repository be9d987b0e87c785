import { openDays } from "@takujo/contracts/library/after-game-rules";

const dayMs = 24 * 3_600_000;

/** End of the time for notes about a visit. Deleting is possible at any time. */
export const openUntil = (endsAt: Date): Date => new Date(endsAt.getTime() + openDays * dayMs);

export const isOpen = (endsAt: Date, now: Date): boolean =>
  now >= endsAt && now < openUntil(endsAt);

/** Sessions that ended after this moment are open. */
export const openSince = (now: Date): Date => new Date(now.getTime() - openDays * dayMs);

/** More than anybody plays at one event. */
export const maxPlaysOfVisit = 30;
