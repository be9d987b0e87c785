import { useTranslations } from "@takujo/i18n/react";
import type { LoginRefusal } from "./login-refusal.ts";

/** The sentence for the step's only field, and below it the error code, for those who write to us. */
export function useRefusalText(refusal: LoginRefusal | undefined) {
  const t = useTranslations("login.refusal");
  if (!refusal) return undefined;
  if (refusal.isLost) return t("lost");
  const [sentence] = Object.values(refusal.errors);
  if (!sentence || !refusal.code) return sentence;
  return (
    <>
      {sentence} <small className="login-error-code">{t("code", { code: refusal.code })}</small>
    </>
  );
}
