import { useTranslations } from "@takujo/i18n/react";
import type { LoginRefusal } from "./login.server.ts";

/** The sentence for the step's only field, and beside it what the auth service said, for those who write to us. */
export function refusalText(refusal: LoginRefusal | undefined) {
  if (!refusal) return undefined;
  const [sentence] = Object.values(refusal.errors);
  if (!sentence || !refusal.code) return sentence;
  return (
    <>
      {sentence} <ErrorCode code={refusal.code} message={refusal.message} />
    </>
  );
}

type ErrorCodeProps = { code: string; message?: string | undefined };

export function ErrorCode({ code, message }: ErrorCodeProps) {
  const t = useTranslations("login.refusal");
  return (
    <small className="login-error-code">
      {message ? t("codeAndMessage", { code, message }) : t("code", { code })}
    </small>
  );
}
