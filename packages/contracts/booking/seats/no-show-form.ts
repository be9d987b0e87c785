// Separate from the schemas, so that pages do not load zod.

/** Why an absence does not count. A closed list, so that nobody writes down an illness. */
export const excuseReasons = ["told", "reception", "travel", "venue", "other"] as const;
export type ExcuseReason = (typeof excuseReasons)[number];

/** The least and the most of each number of the rule; the database has the same. */
export const noShowBounds = {
  /** From two: a first absence never limits anybody. */
  absences: { min: 2, max: 10 },
  months: { min: 1, max: 24 },
  /** From twelve: absences are noted twelve hours after the end. */
  graceHours: { min: 12, max: 72 },
  /** At least one: the rule never excludes a person entirely. */
  mostComing: { min: 1, max: 10 },
  days: { min: 7, max: 180 },
} as const;

export type NoShowNumber = keyof typeof noShowBounds;
export const noShowNumbers = Object.keys(noShowBounds) as NoShowNumber[];

/** `grace`: too recent to count. */
export const absenceStandings = ["counted", "grace", "excused"] as const;
export type AbsenceStanding = (typeof absenceStandings)[number];
