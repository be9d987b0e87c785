const thirtyDays = 30 * 86_400_000;

/**
 * Whether admins and staff have been signed in for too long, however their session was prolonged. Triggers enforce it
 * (20261118210310_staff_sessions.sql), except for admins named in the environment, whom the database does not know.
 */
export const isOverForStaff = (signedInAt: Date): boolean =>
  Date.now() - signedInAt.getTime() >= thirtyDays;
