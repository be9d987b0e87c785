import { useTranslations } from "@takujo/i18n/react";
import type { Fault } from "./passkey-refusal.ts";

const knownCodes = [
  "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED",
  "ERROR_CEREMONY_ABORTED",
  "USER_VERIFICATION_REQUIRED",
  "NOT_WHILE_IMPERSONATING",
  "TOO_MANY_REQUESTS",
  "PASSKEY_NOT_FOUND",
  "NOT_LOGGED_IN",
] as const;

const isKnown = (code: string): code is (typeof knownCodes)[number] =>
  (knownCodes as readonly string[]).includes(code);

/** The sentence for an error, and its code for support. */
export function FaultText({ fault: { code, message, status } }: { fault: Fault }) {
  const t = useTranslations("passkey.refusal");
  return (
    <>
      {isKnown(code) ? t(code) : t("other", { message })}{" "}
      <small className="num">
        ({code} {status})
      </small>
    </>
  );
}
