import { redirect } from "react-router";
import { asAuthError } from "../../../api/auth/auth-call.ts";
import { setOwnName } from "../../../api/auth/session-calls.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { refusalSentence } from "../../../shell/form/refusal.server.ts";
import { validationWords } from "../../../shell/form/validation-words.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { nameSchema } from "./name-schema.ts";

/** Saves the name that a new person is asked for. */
export async function receiveName(request: Request, { auth, locale }: Visit) {
  const parsed = await parseForm(request, nameSchema, validationWords(locale));
  if (!parsed.ok) return refuse(parsed);
  try {
    await setOwnName(auth, parsed.value.displayName);
  } catch (error) {
    const isOther = asAuthError(error).code === "NOT_WHILE_IMPERSONATING";
    const problem = isOther ? { code: "not-while-impersonating" } : undefined;
    return refuse({
      ok: false,
      values: parsed.value,
      errors: {},
      formErrors: [refusalSentence(problem, locale)],
    });
  }
  return redirect("/user?done=named");
}
