import type { FieldErrors } from "../../ui/form/form-result.ts";
import { findEmailTypo } from "./email-typo.ts";

export type TypoWords = (typo: { mark: string; suggestion: string }) => string;

/** Replaces the message of an address with a typo by one that names the typo. */
export function withTypoHint(errors: FieldErrors, typed: unknown, words: TypoWords): FieldErrors {
  const typo = errors["email"] && typeof typed === "string" ? findEmailTypo(typed) : null;
  return typo ? { ...errors, email: words(typo) } : errors;
}
