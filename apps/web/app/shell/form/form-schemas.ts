import type { Rule, Text } from "@takujo/contracts/rules/rule";
import * as z from "zod/mini";

/** A text field or a single choice; a missing one counts as empty. */
export function formText(...rules: Rule<string>[]) {
  return z.pipe(
    z.transform((value: unknown) => value ?? ""),
    z.string().check(...rules),
  );
}

/** Multiple choices under one name. */
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

/** The rows of a list. Empty ones are dropped after the others were checked, so that errors are named by the place of the row. */
export function formRows<Row extends z.core.$ZodType>(row: Row, max: number) {
  return z.pipe(
    z.pipe(
      z.transform((value: unknown) => {
        if (value === undefined) return [];
        return Array.isArray(value) ? value.map((one) => (isEmptyRow(one) ? null : one)) : value;
      }),
      z.array(z.nullable(row)).check(z.maxLength(max)),
    ),
    z.transform((rows) => rows.filter((one) => one !== null)),
  );
}

function isEmptyRow(row: unknown): boolean {
  if (typeof row !== "object" || row === null) return false;
  return Object.values(row).every((value) =>
    typeof value === "string" ? value.trim() === "" : isEmptyRow(value),
  );
}

/** Combines normalizers into a plain function, for a field that normalizes when it loses focus. */
export function foldWith(...normalizers: Rule<Text>[]): (text: string) => string {
  const schema = z.string().check(...normalizers);
  return (text) => z.parse(schema, text);
}
