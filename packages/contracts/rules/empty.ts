import * as z from "zod/mini";
import type { Numeric } from "./decimal.ts";
import { numeric } from "./kinds/numbers.ts";
import { type Empty, isEmpty, type Rule } from "./rule.ts";
import { toHalfWidth, trimmed } from "./text.ts";

/** Null, undefined and blank strings become null; anything else goes to the schema. */
export function emptyToNull<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (isNothing(value) ? null : value)),
    z.nullable(schema),
  );
}

/** Null, undefined and blank strings become {}; anything else goes to the schema. */
export function emptyToObject<Schema extends z.core.$ZodType>(schema: Schema) {
  return z.pipe(
    z.transform((value: unknown) => (isNothing(value) ? {} : value)),
    schema,
  );
}

/**
 * A number field of a form: validated as typed, then converted; empty is null. For values with more than the 15 digits of a
 * JavaScript number, put the rules on `z.string()` instead.
 */
export function formNumber(...rules: Rule<Numeric | Empty>[]) {
  const typed = z.union([z.null(), z.string(), z.number()]);
  return z.pipe(
    z.pipe(
      z.transform((value: unknown) => {
        if (isNothing(value)) return null;
        return typeof value === "string" ? trimmed(toHalfWidth(value)) : value;
      }),
      typed.check(numeric(), ...rules),
    ),
    z.transform((value) => (value === null ? null : Number(value))),
  );
}

function isNothing(value: unknown): boolean {
  return isEmpty(value) || (typeof value === "string" && trimmed(value) === "");
}
