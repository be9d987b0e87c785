import type { Translate } from "@takujo/contracts/rules/message";
import { useTranslations } from "@takujo/i18n/react";
import type * as z from "zod/mini";
import { createValidate } from "./read-form.ts";

/** For a page that names the set `validations`. */
export function useValidate(schema: z.core.$ZodType) {
  // Keys come from the rules, which the tests of the rules hold against the messages.
  return createValidate(schema, useTranslations("validations") as unknown as Translate);
}
