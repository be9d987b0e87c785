/**
 * What PostgreSQL says of a value that it cannot hold: characters, numbers and dates out of range, or a text that is none of them. Inputs are
 * judged before; what still arrives is the caller's mistake and not ours.
 */
const codes = new Set(["22021", "22P02", "22P05", "22003", "22007", "22008"]);

export const isImpossibleValue = (error: unknown): boolean =>
  error instanceof Error && codes.has(String((error as { code?: unknown }).code));

/** Where in an input a text is that cannot be stored, by names and numbers: with a NUL, or with half of a pair. */
export function findUnstorable(input: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof input === "string") {
    return input.includes("\u0000") || !input.isWellFormed() ? path : null;
  }
  if (typeof input !== "object" || input === null) return null;
  for (const [name, part] of Object.entries(input)) {
    // Names of an open record are stored too.
    const found = findUnstorable(name, path) ?? findUnstorable(part, [...path, name]);
    if (found) return found;
  }
  return null;
}
