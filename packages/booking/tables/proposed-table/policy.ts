import type { ExperienceLevel, SpokenLanguage } from "@takujo/contracts/account/profile-form";
import type { NewProposal, TableRule } from "@takujo/contracts/booking/tables/proposed-table";
import {
  maxOpenProposals,
  type TableAudience,
  type TableRefusal,
} from "@takujo/contracts/booking/tables/proposed-table-form";
import type { SessionLanguage } from "@takujo/contracts/session-language";
import { DomainError } from "@takujo/runtime/domain-error";
import type { EventRow } from "./queries.ts";

/** Limit of pending proposals per event. */
const maxWaiting = 50;

export const refused = (reason: TableRefusal) => new DomainError("not-now", reason, { reason });

export function ruleOf(event: EventRow): TableRule | null {
  const { most_tables, min_seats, max_seats, proposals_until, starts_from, ends_by } = event;
  if (most_tables === null || min_seats === null || max_seats === null || !proposals_until) {
    return null;
  }
  return {
    mostTables: most_tables,
    minSeats: min_seats,
    maxSeats: max_seats,
    until: proposals_until.toISOString(),
    startsFrom: starts_from?.toISOString() ?? null,
    endsBy: ends_by?.toISOString() ?? null,
  };
}

export const isOver = ({ state, ends_at }: EventRow, now: Date): boolean =>
  (state !== "published" && state !== "changed") || ends_at <= now;

/** Why no proposal can become a table at this event; null if one can. */
export function refusalOfTables(event: EventRow, now: Date): TableRefusal | null {
  const rule = ruleOf(event);
  if (!rule) return "off";
  if (isOver(event, now)) return "over";
  return event.tables >= rule.mostTables ? "full" : null;
}

/** Why this person cannot propose a table now. */
export function refusalOfProposing(
  event: EventRow,
  { own, waiting }: { own: number; waiting: number },
  now: Date,
): TableRefusal | null {
  const refusal = refusalOfTables(event, now);
  if (refusal) return refusal;
  if (!event.proposals_until || event.proposals_until <= now) return "over";
  if (own >= maxOpenProposals) return "too-many";
  return waiting >= maxWaiting ? "full" : null;
}

/** The hours for proposed tables: the rule's, within the event's. */
export function hoursOf(event: EventRow): { from: Date; to: Date } {
  const { starts_at, ends_at, starts_from, ends_by } = event;
  return {
    from: starts_from && starts_from > starts_at ? starts_from : starts_at,
    to: ends_by && ends_by < ends_at ? ends_by : ends_at,
  };
}

export function isWithinHours(event: EventRow, startsAt: Date, endsAt: Date): boolean {
  const { from, to } = hoursOf(event);
  return from <= startsAt && startsAt < endsAt && endsAt <= to;
}

const invalid = (path: string) =>
  new DomainError("invalid-input", `${path}: outside of the organizer's rule.`, {
    issues: [{ path, message: "Outside of the organizer's rule." }],
  });

export function assertWithinRule(
  event: EventRow,
  { startsAt, endsAt, seats, minPlayers }: NewProposal,
  now: Date,
): void {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  if (start <= now || !isWithinHours(event, start, end)) throw invalid("startsAt");
  const { min_seats: min, max_seats: max } = event;
  if (min === null || max === null || seats < min || seats > max) throw invalid("seats");
  if (minPlayers !== null && minPlayers > seats) throw invalid("minPlayers");
}

export interface Reader {
  level: ExperienceLevel | null;
  languages: SpokenLanguage[];
}

const levelsOf: Record<Exclude<TableAudience, "everyone">, readonly ExperienceLevel[]> = {
  beginners: ["beginner", "casual"],
  experienced: ["regular", "expert"],
};

/** Whether a table suits a person, by their profile; null if it does not say. */
export function fitsOf(
  { level, languages }: Reader,
  { audience, language }: { audience: TableAudience; language: SessionLanguage },
): { audience: boolean | null; language: boolean | null } {
  const speaks =
    languages.length === 0 ? null : language !== "both" && languages.includes(language);
  const isMeant = audience === "everyone" || (level && levelsOf[audience].includes(level));
  return { audience: isMeant, language: language === "both" ? true : speaks };
}
