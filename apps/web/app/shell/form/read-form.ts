import { type Translate, validationMessage } from "@takujo/contracts/rules/message";
import * as z from "zod/mini";
import type { FieldErrors, FormValues } from "../../ui/form/form-result.ts";

/** What the schema judges: a text, a file, or a list where a name came more than once. */
export function formEntries(data: FormData): Record<string, unknown> {
  const entries: Record<string, unknown> = {};
  for (const name of new Set(data.keys())) {
    const given = data.getAll(name).filter((value) => !isNoFile(value));
    if (given.length > 0) entries[name] = given.length === 1 ? given[0] : given;
  }
  return entries;
}

/** What the page shows again. */
export function formValues(data: FormData): FormValues {
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(data.keys())) {
    const texts = data.getAll(name).filter((value) => typeof value === "string");
    const [first, ...others] = texts;
    if (first !== undefined) values[name] = others.length === 0 ? first : texts;
  }
  return values;
}

/** The first sentence for each field; faults of the whole stand under "". */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], t: Translate): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[String(issue.path[0] ?? "")] ??= validationMessage(issue, t);
  return errors;
}

/** For the browser. The server judges by the same schema, and has the last word. */
export function createValidate(schema: z.core.$ZodType, t: Translate) {
  return async (data: FormData): Promise<FieldErrors> => {
    const parsed = await z.safeParseAsync(schema, formEntries(data));
    return parsed.success ? {} : fieldErrors(parsed.error.issues, t);
  };
}

/** An empty file input sends a file without a name. */
function isNoFile(value: FormDataEntryValue): boolean {
  return typeof value !== "string" && value.size === 0 && value.name === "";
}
