import type { FormValues } from "./form-result.ts";
import { isRowNumber } from "./rows.ts";

// Names of controls say where a value belongs: `texts.ja.title`, and `sessions.0.title` in the rows of a list.

/** Submitted values, by the paths of their names. */
export interface Fields<Value> {
  readonly [name: string]: Nested<Value> | undefined;
}
export type Nested<Value> = Value | Value[] | Fields<Value> | Fields<Value>[];

/** Longer paths than any form has; such a name is not taken apart. */
const maxSegments = 6;

type Branch<Value> = Map<string, Branch<Value> | Leaf<Value>>;
interface Leaf<Value> {
  value: Value | Value[];
}

/**
 * Rows come in the order of their numbers and without gaps, so a huge number makes no huge list. Objects have no
 * prototype: `__proto__` and `constructor` are names like others. Of `a` and `a.b`, which no form has both, the first
 * counts.
 */
export function nestValues<Value>(values: Iterable<[string, Value | Value[]]>): Fields<Value> {
  const root: Branch<Value> = new Map();
  for (const [name, value] of values) {
    const path = pathOf(name);
    const last = path.pop() ?? name;
    const branch = branchAt(root, path);
    if (branch && !branch.has(last)) branch.set(last, { value });
  }
  return fieldsOf(root);
}

function pathOf(name: string): string[] {
  const path = name.split(".", maxSegments + 1);
  return path.length > maxSegments || path.includes("") ? [name] : path;
}

function branchAt<Value>(root: Branch<Value>, path: string[]): Branch<Value> | null {
  let branch = root;
  for (const segment of path) {
    let inner = branch.get(segment);
    if (!inner) {
      inner = new Map();
      branch.set(segment, inner);
    }
    if (!(inner instanceof Map)) return null;
    branch = inner;
  }
  return branch;
}

function fieldsOf<Value>(branch: Branch<Value>): Fields<Value> {
  const fields: Record<string, Nested<Value>> = Object.create(null);
  for (const [name, inner] of branch) {
    fields[name] = inner instanceof Map ? nestedOf(inner) : inner.value;
  }
  return fields;
}

function nestedOf<Value>(branch: Branch<Value>): Nested<Value> {
  const rows = [...branch].flatMap(([name, row]) =>
    isRowNumber(name) && row instanceof Map ? [{ number: Number(name), row }] : [],
  );
  if (rows.length < branch.size) return fieldsOf(branch);
  return rows.sort((a, b) => a.number - b.number).map(({ row }) => fieldsOf(row));
}

type Flattened = string | number | boolean | null | undefined | readonly Flattened[] | FlatSource;
interface FlatSource {
  readonly [name: string]: Flattened;
}

/** The other way: the values of a form, by the names of its controls. A list of texts is one name with several values. */
export function flattenValues(source: FlatSource): FormValues {
  const values: Record<string, string | string[]> = {};
  const add = (name: string, value: Flattened): void => {
    if (value === true) values[name] = "on";
    else if (typeof value === "string" || typeof value === "number") values[name] = String(value);
    else if (isTexts(value)) values[name] = [...value];
    else if (typeof value === "object" && value !== null) {
      for (const [inner, one] of Object.entries(value)) add(`${name}.${inner}`, one);
    }
  };
  for (const [name, value] of Object.entries(source)) add(name, value);
  return values;
}

const isTexts = (value: Flattened): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
