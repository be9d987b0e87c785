const thirtyDays = 30 * 86_400_000;

/**
 * How long after signing in admins and staff stay signed in, whatever prolongs their session. Triggers see to it
 * (20261118210310_staff_sessions.sql); of admins by the environment the database does not know.
 */
export const isOverForStaff = (signedInAt: Date): boolean =>
  Date.now() - signedInAt.getTime() >= thirtyDays;
