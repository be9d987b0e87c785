import { type Translate, validationMessage } from "@takujo/contracts/rules/message";
import * as z from "zod/mini";
import type { FieldErrors, FormValues } from "../../ui/form/form-result.ts";
import { type Fields, nestValues } from "../../ui/form/nested-values.ts";

/** The input of the schema by the paths of the names: a text, a file, or a list for a repeated name or for rows. */
export function formEntries(data: FormData): Fields<FormDataEntryValue> {
  return nestValues(gather([...data].filter(([, value]) => !isNoFile(value))));
}

/** The values that the page shows again. */
export function formValues(data: FormData): FormValues {
  return Object.fromEntries(
    gather([...data].filter((entry): entry is [string, string] => typeof entry[1] === "string")),
  );
}

/** In a single pass: FormData.getAll searches all entries for every name. */
function gather<Value>(entries: [string, Value][]): [string, Value | Value[]][] {
  const lists = new Map<string, Value[]>();
  for (const [name, value] of entries) {
    const list = lists.get(name);
    if (list) list.push(value);
    else lists.set(name, [value]);
  }
  return Array.from(lists, ([name, list]) => [name, list.length === 1 ? (list[0] as Value) : list]);
}

/** The first error of each field; errors of the whole form are under "". */
export function fieldErrors(issues: readonly z.core.$ZodIssue[], t: Translate): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[nameOf(issue.path)] ??= validationMessage(issue, t);
  return errors;
}

/** A list of texts is sent under one name, so what is wrong with one of them is an error of that name. */
function nameOf(path: readonly PropertyKey[]): string {
  const names = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
  return names.map(String).join(".");
}

/** For the browser. The server validates with the same schema and decides. */
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
