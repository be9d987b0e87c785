/**
 * PostgreSQL's codes for values that it cannot store: characters, numbers and dates out of range, or malformed text. Inputs are
 * validated before, so such a value is the caller's mistake.
 */
const codes = new Set(["22021", "22P02", "22P05", "22003", "22007", "22008"]);

export const isImpossibleValue = (error: unknown): boolean =>
  error instanceof Error && codes.has(String((error as { code?: unknown }).code));

/** The path to a text that cannot be stored, because of NUL or a lone surrogate. */
export function findUnstorable(input: unknown, path: PropertyKey[] = []): PropertyKey[] | null {
  if (typeof input === "string") {
    return input.includes("\u0000") || !input.isWellFormed() ? path : null;
  }
  if (typeof input !== "object" || input === null) return null;
  for (const [name, part] of Object.entries(input)) {
    // Keys of an open record are stored too.
    const found = findUnstorable(name, path) ?? findUnstorable(part, [...path, name]);
    if (found) return found;
  }
  return null;
}
