import { oneOf } from "./list.ts";

/** The values a query parameter may take. */
export type Accepts = (value: string) => boolean;

export const integerBetween =
  (low: number, high: number): Accepts =>
  (value) =>
    /^[1-9]\d{0,3}$/.test(value) && Number(value) >= low && Number(value) <= high;

export const among =
  (values: readonly string[]): Accepts =>
  (value) =>
    oneOf(values, value) !== undefined;

/** Six digits without #, which would start the fragment of an address. */
export const isHexColor: Accepts = (value) => /^[0-9a-fA-F]{6}$/.test(value);

/** Rejects unknown and repeated parameters too, because they would multiply cached copies. */
export function isAccepted(
  search: URLSearchParams,
  parameters: Readonly<Record<string, Accepts>>,
): boolean {
  const seen = new Set<string>();
  return [...search].every(([name, value]) => {
    if (seen.has(name) || !Object.hasOwn(parameters, name)) return false;
    seen.add(name);
    return parameters[name]?.(value) ?? false;
  });
}

export function readColor(search: URLSearchParams, name: string): string | null {
  const digits = search.get(name);
  return digits === null ? null : `#${digits}`;
}
