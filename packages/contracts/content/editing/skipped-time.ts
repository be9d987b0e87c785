import { isSkippedAtVenue } from "../../venue-time.ts";

// Clocks that are put forward skip an hour. A time in it is no moment, so a document has it as it was typed, with a mark by
// which nothing takes it for one.

const written = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})\*$/;

/** 2026-03-29T02:30* for a time that clocks at the venue skip; null for others. */
export const skippedTime = (typed: string): string | null =>
  isSkippedAtVenue(typed) ? `${typed.slice(0, 16)}*` : null;

/** The typed time without its mark; null for any other value. */
export const typedSkipped = (value: string): string | null => written.exec(value)?.[1] ?? null;
