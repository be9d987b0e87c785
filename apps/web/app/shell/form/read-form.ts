import { type Translate, validationMessage } from "@takujo/contracts/rules/message";
import * as z from "zod/mini";
import type { FieldErrors, FormValues } from "../../ui/form/form-result.ts";

/** What the schema judges: a text, a file, or a list where a name came more than once. */
export function formEntries(data: FormData): Record<string, unknown> {
  return gather([...data].filter(([, value]) => !isNoFile(value)));
}

/** What the page shows again. */
export function formValues(data: FormData): FormValues {
  return gather(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** In one pass: asked for name by name, FormData looks through all of it each time. */
function gather<Value>(entries: [string, Value][]): Record<string, Value | Value[]> {
  const lists = new Map<string, Value[]>();
  for (const [name, value] of entries) {
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return Object.fromEntries(
    Array.from(lists, ([name, list]) => [name, list.length === 1 ? (list[0] as Value) : list]),
  );
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
