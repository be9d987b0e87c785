import type { AuditChange } from "@takujo/contracts/insight/audit-log";

type Facts = Record<string, unknown>;

const factsOf = (json: unknown): Facts =>
  typeof json === "object" && json !== null && !Array.isArray(json) ? (json as Facts) : {};

/** The differences between before and after, in the recorded order. */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [earlier, later] = [factsOf(before), factsOf(after)];
  const fields = [...new Set([...Object.keys(earlier), ...Object.keys(later)])];
  return fields
    .filter((field) => JSON.stringify(earlier[field]) !== JSON.stringify(later[field]))
    .map((field) => ({ field, before: scalar(earlier[field]), after: scalar(later[field]) }));
}

function scalar(value: unknown): AuditChange["before"] {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  const isPlainList =
    Array.isArray(value) &&
    value.every((item) => typeof item === "string" || typeof item === "number");
  return isPlainList ? value.join(", ") : JSON.stringify(value);
}
