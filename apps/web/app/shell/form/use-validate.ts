import type { Translate } from "@takujo/contracts/rules/message";
import { useTranslations } from "@takujo/i18n/react";
import type * as z from "zod/mini";
import { createValidate } from "./read-form.ts";

/** For pages with the message set `validations`. */
export function useValidate(schema: z.core.$ZodType) {
  // The keys come from the rules, whose tests check that each has a message.
  return createValidate(schema, useTranslations("validations") as unknown as Translate);
}
