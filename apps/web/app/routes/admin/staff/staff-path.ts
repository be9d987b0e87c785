import { addressOf } from "../list/address-of.ts";

export const staffPath = "/admin/staff";

export type StaffQuestion = "change" | "remove";

/** The page with a question about one person. */
export const askAbout = (userId: string, ask: StaffQuestion): string =>
  addressOf(staffPath, { ask, user: userId });

const outcomes = ["invited", "resent", "withdrawn", "changed", "removed"] as const;
export type StaffOutcome = (typeof outcomes)[number];
export const staffOutcomes: readonly StaffOutcome[] = outcomes;
