/** True if PostgreSQL ended this transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}
