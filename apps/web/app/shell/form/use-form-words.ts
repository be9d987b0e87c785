import { useTranslations } from "@takujo/i18n/react";
import type { FormWords } from "../../ui/form/form-context.ts";

/** The messages common to all forms of who is signed in. */
export function useFormWords(): FormWords {
  const t = useTranslations("account.form");
  return {
    required: t("required"),
    optional: t("optional"),
    refused: t("refused"),
    afterLabel: t("afterLabel"),
    failed: t("failed"),
    signedOut: t("signedOut"),
  };
}
