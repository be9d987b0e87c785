import { useTranslations } from "@takujo/i18n/react";
import type { LoginRefusal } from "./login-refusal.ts";

/** The sentence for a field, and the error code for support. */
export function useRefusalText(refusal: LoginRefusal | undefined, field: string) {
  const t = useTranslations("login");
  if (!refusal) return undefined;
  if (refusal.isLost) return t("refusal.lost");
  const sentence = refusal.errors[field];
  if (!sentence || !refusal.code) return sentence;
  return (
    <>
      {sentence} <small className="num">({refusal.code})</small>
    </>
  );
}
