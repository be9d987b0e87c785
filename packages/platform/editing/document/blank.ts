import type { FieldValue } from "@takujo/contracts/platform/editing/content-document";

/** Whether nobody has filled the field in. A cover without pins and a flag that is not set are answers. */
export function isBlank(value: FieldValue | undefined): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}
