import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { JsonObject, JsonValue } from "@takujo/db/schema";

/** Complete texts are in the revisions. */
const maxShownLength = 200;

/** Every value under one name: `slug`, `ja.title`, `session.{id}.capacity`. */
function flatten({ shared, texts, sessions = [] }: ContentDocument): Map<string, unknown> {
  const prefixed = (prefix: string, values: object) =>
    Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value] as const);
  return new Map([
    ...prefixed("", shared),
    ...prefixed("ja.", texts.ja),
    ...prefixed("en.", texts.en),
    ...sessions.flatMap(({ id, ...session }) => prefixed(`session.${id}.`, session)),
  ]);
}

function clip(value: unknown): JsonValue {
  if (value === undefined) return null;
  if (typeof value === "string") {
    return value.length > maxShownLength
      ? `${value.slice(0, maxShownLength).toWellFormed()}…`
      : value;
  }
  const text = JSON.stringify(value);
  return text.length > maxShownLength
    ? `${text.slice(0, maxShownLength).toWellFormed()}…`
    : (value as JsonValue);
}

type Values = ReadonlyMap<string, unknown>;

/** The differences between two sets of values by their names, as the audit log has them. */
export function changedValues(old: Values, current: Values): ChangedValues {
  const names = [...new Set([...old.keys(), ...current.keys()])].filter(
    (name) => JSON.stringify(old.get(name)) !== JSON.stringify(current.get(name)),
  );
  const side = (values: Values) =>
    Object.fromEntries(names.map((name) => [name, clip(values.get(name))]));
  return { before: side(old), after: side(current) };
}

export interface ChangedValues {
  before: JsonObject;
  after: JsonObject;
}

/** The differences between two documents by field name. Without `before`, everything is new. */
export function changedFields(
  before: ContentDocument | null,
  after: ContentDocument,
): ChangedValues {
  const changed = changedValues(before ? flatten(before) : new Map(), flatten(after));
  return before ? changed : { before: {}, after: changed.after };
}
