import { setUpSite } from "@takujo/contracts/generated/platform/sdk.gen";
import { createTranslator } from "@takujo/i18n/react";
import { redirectDocument } from "react-router";
import { sendSignInCode } from "../../api/auth/session-calls.ts";
import { submissionKey } from "../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../shell/form/parse-form.ts";
import { validationWords } from "../../shell/form/validation-words.server.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import type { Visit } from "../../shell/visit.ts";
import { keepPendingCode, newPendingCode } from "../auth/login/pending-code.server.ts";
import { setupSchema } from "./form-schema.ts";

/** Makes the first admin, and leads them to log in with the code that they get by mail. */
export async function receiveSetup(request: Request, visit: Visit) {
  const { locale, platform } = visit;
  const parsed = await parseForm(request, setupSchema, validationWords(locale));
  if (!parsed.ok) return refuse(parsed);
  const body = parsed.value;
  const { response } = await setUpSite({
    client: platform,
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  if (response?.ok) {
    await sendCode(visit, body.email);
    // As a new document, because the one that is open has the former name in its texts.
    return redirectDocument("/auth/login?redirect=/admin");
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["setup"]) });
  const sentence = t(`setup.refusal.${reasonFor(response?.status)}`);
  return refuse({ ok: false, values: body, errors: {}, formErrors: [sentence] });
}

/** Where it fails, the page to log in asks for the address again. */
async function sendCode(visit: Visit, email: string): Promise<void> {
  try {
    await sendSignInCode(visit.auth, email);
    keepPendingCode(visit, newPendingCode(email));
  } catch (error) {
    visit.reportError(error);
  }
}

function reasonFor(status: number | undefined) {
  if (status === 429) return "tooMany";
  if (status === 404) return "over";
  // The key is the only part of the form that the rules of the page do not check.
  return status === 403 || status === 400 ? "wrongKey" : "unavailable";
}
