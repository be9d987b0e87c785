import { redirect } from "react-router";
import { asAuthError } from "../../../api/auth/auth-call.ts";
import { changeEmail } from "../../../api/auth/email-calls.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { validationWords } from "../../../shell/form/refusal.server.ts";
import { signInAgain } from "../../../shell/session/sign-in/sign-in-again.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { emailSentence } from "../../auth/changed-email/email-sentence.server.ts";
import { emailSchema } from "../../auth/form-schema.ts";
import { signInAgainIntent } from "../sign-in-again-intent.ts";
import { forgetPendingChange, keepPendingChange } from "./pending-change.server.ts";

/** Why an address stays as it is, with the auth service's code. */
export interface EmailRefusal extends FormRefusal {
  code?: string;
}

const here = "/user/email";

/** Requests the change; nothing changes until both addresses have confirmed it. */
export async function receiveEmailForm(request: Request, visit: Visit) {
  const intent = (await readForm(request.clone())).get("intent");
  if (intent === signInAgainIntent) return signInAgain(visit, here);
  if (intent === "correct") {
    await forgetPendingChange(visit);
    return redirect(here);
  }
  const parsed = await parseForm(request, emailSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<EmailRefusal>(parsed);
  const { email } = parsed.value;
  const prefix = visit.home === "/" ? "" : visit.home;
  try {
    await changeEmail(visit.auth, email, `${prefix}/auth/changed-email`);
  } catch (error) {
    const fault = asAuthError(error);
    return refuse<EmailRefusal>({
      ok: false,
      values: { email },
      errors: { email: emailSentence(fault, visit) },
      formErrors: [],
      code: fault.code,
    });
  }
  await keepPendingChange(visit, email);
  return redirect(here);
}
