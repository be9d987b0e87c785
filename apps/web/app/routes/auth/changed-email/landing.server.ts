import { AuthError, asAuthError } from "../../../api/auth/auth-call.ts";
import { type VerifiedStep, verifyEmail } from "../../../api/auth/email-calls.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { emailSentence } from "./email-sentence.server.ts";

/** The confirmed change, or the refusal. */
export type Landing = { step: VerifiedStep } | { step: "refused"; code: string; sentence: string };

export async function pressButton(request: Request, visit: Visit): Promise<Landing> {
  const token = String((await readForm(request)).get("token") ?? "");
  try {
    return { step: await verifyEmail(visit.auth, token.slice(0, 100)) };
  } catch (error) {
    return refused(asAuthError(error), visit);
  }
}

/** For a link that a mail program cut off. */
export const withoutToken = (visit: Visit): Landing =>
  refused(new AuthError("INVALID_TOKEN", "Invalid link", 400), visit);

const refused = (fault: AuthError, visit: Visit): Landing => ({
  step: "refused",
  code: fault.code,
  sentence: emailSentence(fault, visit),
});
