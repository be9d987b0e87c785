import { openDays } from "@takujo/contracts/library/after-game-rules";

const dayMs = 24 * 3_600_000;

/** Until when something of a visit can be written down. What is written down can be deleted at any time. */
export const openUntil = (endsAt: Date): Date => new Date(endsAt.getTime() + openDays * dayMs);

export const isOpen = (endsAt: Date, now: Date): boolean =>
  now >= endsAt && now < openUntil(endsAt);

/** Sessions that ended after this moment are open. */
export const openSince = (now: Date): Date => new Date(now.getTime() - openDays * dayMs);

/** Nobody plays more in an evening. */
export const mostPlaysOfVisit = 30;
