import type { z } from "zod";

/** Fields that are not in the address are missing, and never undefined, as a call to the API wants them. */
type ListQuery<Schema extends z.ZodObject> = {
  [Name in keyof z.output<Schema>]: Exclude<z.output<Schema>[Name], undefined>;
};

/**
 * Reads a list's query with the schema of its contract. A text that is too long is cut, and any other invalid field ignored,
 * so that every address shows a list.
 */
export function readListQuery<Schema extends z.ZodObject>(
  schema: Schema,
  search: URLSearchParams,
): ListQuery<Schema> {
  const given = new Map<string, string>();
  for (const name of Object.keys(schema.shape)) {
    const text = search.get(name)?.trim();
    if (text) given.set(name, text);
  }
  const read = schema.safeParse(Object.fromEntries(given));
  for (const issue of read.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const isLong = issue.code === "too_big" && issue.origin === "string";
    if (isLong) given.set(name, given.get(name)?.slice(0, Number(issue.maximum)) ?? "");
    else given.delete(name);
  }
  return schema.parse(Object.fromEntries(given)) as ListQuery<Schema>;
}
