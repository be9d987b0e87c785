import { createTranslator } from "@takujo/i18n/react";
import { AuthError } from "../../../api/auth/auth-call.ts";
import { refuse } from "../../../shell/form/parse-form.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FormRefusal, FormValues } from "../../../ui/form/form-result.ts";

const knownCodes = [
  "CANNOT_TARGET_YOURSELF",
  "YOU_CANNOT_IMPERSONATE_ADMINS",
  "USER_NOT_FOUND",
  "NO_LONGER_ADMIN",
  "BANNED_USER",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
] as const;

export const adminWords = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["adminUser"]) });

/** Turns a refusal of the auth service into form errors; any other error is rethrown. */
export function refuseFor(error: unknown, values: FormValues, visit: Visit) {
  if (!(error instanceof AuthError)) throw error;
  const t = adminWords(visit);
  const code = knownCodes.find((known) => known === error.code);
  return refuseForm({
    values,
    formErrors: [
      code ? t(`adminUser.refusal.${code}`) : t("adminUser.refusal.other", { code: error.code }),
    ],
  });
}

type Faults = Pick<FormRefusal, "values"> & Partial<FormRefusal>;

export const refuseForm = ({ values, errors = {}, formErrors = [] }: Faults) =>
  refuse<FormRefusal>({ ok: false, values, errors, formErrors });
