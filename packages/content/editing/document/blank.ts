import type { FieldValue } from "@takujo/contracts/content/editing/content-document";

/** True if the field is not filled in. A cover without pins and an unset flag are values. */
export function isBlank(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}
