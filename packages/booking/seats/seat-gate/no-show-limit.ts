import { DomainError } from "@takujo/runtime/domain-error";
import { tallyAbsences } from "../no-show/tally.ts";
import type { SeatRow } from "./queries.ts";

/** An expired hold has no seats, even before it is settled. */
const isTaken = ({ held_until: until }: SeatRow, now: Date): boolean =>
  until === null || until > now;

/** Leaves out rows that were read only for the rule about absences. */
export const seatsAtHours = (rows: SeatRow[], now: Date): SeatRow[] =>
  rows.filter((row) => row.rule === null && isTaken(row, now));

/** Upcoming reservations of a person with too many absences, and how many are allowed. */
export interface NoShowLimit {
  coming: number;
  mostComing: number;
  /** The first day without the limit. */
  freeFrom: string;
}

/** By the ids of limited people. Empty while the rule is off. */
export function limitsOf(rows: SeatRow[], now: Date): Map<string, NoShowLimit> {
  const limits = new Map<string, NoShowLimit>();
  const underRule = Map.groupBy(
    rows.filter(({ rule }) => rule !== null),
    ({ user_id }) => user_id ?? "",
  );
  for (const [userId, own] of underRule) {
    const [absences, seats] = [own.filter(isAbsence), own.filter((row) => !isAbsence(row))];
    const rule = absences[0]?.rule;
    const freeFrom = rule && tallyAbsences(rule, absences, now).freeFrom;
    if (!freeFrom) continue;
    const coming = seats.filter((seat) => isTaken(seat, now) && seat.ends_at > now).length;
    limits.set(userId, { coming, mostComing: rule.mostComing, freeFrom });
  }
  return limits;
}

const isAbsence = ({ state }: SeatRow): boolean => state === "no-show";

export function noShowRefusal(limit: NoShowLimit | undefined): DomainError | undefined {
  if (!limit || limit.coming < limit.mostComing) return undefined;
  return new DomainError(
    "no-show-limit",
    `At most ${limit.mostComing} coming reservations until ${limit.freeFrom}.`,
  );
}
