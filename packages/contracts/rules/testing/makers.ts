import * as wrappers from "../empty.ts";
import * as rules from "../index.ts";
import * as normalizers from "../normalize.ts";

type Make = (...parts: readonly unknown[]) => unknown;

/** Every rule, normalizer and wrapper by name, for code that iterates over the catalogue. */
export const makers = { ...rules, ...normalizers, ...wrappers } as unknown as Record<string, Make>;

export function makeFrom(name: string, parts: readonly unknown[]): unknown {
  const make = makers[name];
  if (!make) throw new Error(`Nothing is called ${name}`);
  return make(...parts);
}
