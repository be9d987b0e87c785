/** PostgreSQL has ended this transaction, for it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "40P01";
}
