/** PostgreSQL says it so when somebody else had the row for longer than one was willing to wait. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "55P03";
}
