import type { Rule, Text } from "@takujo/contracts/rules/rule";
import * as z from "zod/mini";

/** A text field, or one choice: what was not sent counts as empty. */
export function formText(...rules: Rule<string>[]) {
  return z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string().check(...rules),
  );
}

/** Any number of choices under one name. */
export function formChoices(...rules: Rule<string[]>[]) {
  return z.pipe(
    z.transform((value: unknown) => {
      if (value === undefined) return [];
      return Array.isArray(value) ? value : [value];
    }),
    z.array(z.string()).check(...rules),
  );
}

export function formCheckbox(...rules: Rule<boolean>[]) {
  return z.pipe(
    z.transform((value: unknown) => value === "on"),
    z.boolean().check(...rules),
  );
}

/** A normalizer of the rules as a plain function, for a field that folds when it is left. */
export function foldWith(...normalizers: Rule<Text>[]): (text: string) => string {
  const schema = z.string().check(...normalizers);
  return (text) => z.parse(schema, text);
}
