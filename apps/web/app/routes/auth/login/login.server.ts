import { lineOutcomeField } from "@takujo/contracts/account/line-outcome";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { AuthError, asAuthError } from "../../../api/auth/auth-call.ts";
import { sendSignInCode } from "../../../api/auth/session-calls.ts";
import {
  codeLength,
  isKnownRefusal,
  isSpent,
  needsNewCode,
} from "../../../api/auth/sign-in-code.ts";
import { parseFields, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { validationWords } from "../../../shell/form/validation-words.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { codeDigits } from "../../../ui/form/fields/code-text.ts";
import { emailSchema } from "../form-schema.ts";
import { destinationOf, wantedPath } from "./destination.server.ts";
import { connectLine, forgetLine, goToLine } from "./line.server.ts";
import { connectLineField, lineIntent, passkeyField, withoutLineIntent } from "./login-form.ts";
import type { LoginRefusal } from "./login-refusal.ts";
import {
  forgetPendingCode,
  keepPendingCode,
  newPendingCode,
  type PendingCode,
  readPendingCode,
} from "./pending-code.server.ts";
import { signInOnce } from "./sign-in-once.server.ts";

/** The first sign-in creates the account; owners of older ones have already been offered a passkey. */
const newAccountMs = 30_000;

/** The two steps of a sign-in by code, and the switches between them. */
export async function receiveLogin(request: Request, url: URL, visit: Visit) {
  const form = await readForm(request);
  const intent = form.get("intent");
  const here = `/auth/login${withoutOutcome(url)}`;
  if (intent === lineIntent) return goToLine(visit, here, wantedPath(url, visit));
  if (intent === withoutLineIntent) {
    await forgetLine(visit);
    return redirect(here);
  }
  if (intent === "change") {
    await forgetPendingCode(visit);
    return redirect(here);
  }
  if (intent === "verify") {
    return verifyCode({ form, pending: await readPendingCode(request, visit) }, url, visit);
  }
  return sendCode(form, here, visit);
}

/** LINE's message is shown once. */
function withoutOutcome({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(lineOutcomeField);
  return query.size > 0 ? `?${query}` : "";
}

async function sendCode(form: FormData, here: string, visit: Visit) {
  const parsed = await parseFields(form, emailSchema, validationWords(visit.locale));
  if (!parsed.ok) return refuse<LoginRefusal>(parsed);
  const { email } = parsed.value;
  try {
    await sendSignInCode(visit.auth, email);
  } catch (error) {
    return refuse(refusalOf(error, "email", { email }, visit));
  }
  await keepPendingCode(visit, newPendingCode(email));
  return redirect(here);
}

async function verifyCode(
  { form, pending }: { form: FormData; pending: PendingCode | null },
  url: URL,
  visit: Visit,
) {
  const sent = form.get("code");
  const code = codeDigits(typeof sent === "string" ? sent : "", codeLength);
  if (!pending) return redirect(`/auth/login${url.search}`);
  // Not a try: the auth service would count it.
  if (code.length < codeLength) return refuse(incompleteCode(visit));
  let isNew: boolean;
  try {
    const user = await signInOnce(visit, pending, code);
    isNew = Date.now() - Date.parse(user.createdAt) < newAccountMs;
  } catch (error) {
    return refuse(await refuseCode(asAuthError(error), pending, visit));
  }
  await forgetPendingCode(visit);
  const refused = form.get(connectLineField) === null ? null : await connectLine(visit);
  if (refused) return redirect(refused);
  const destination = destinationOf(url, visit);
  if (!isNew || form.get(passkeyField) === null) return redirect(destination);
  return redirect(`/user/passkey?offer=${encodeURIComponent(destination)}`);
}

async function refuseCode(
  fault: AuthError,
  pending: PendingCode,
  visit: Visit,
): Promise<LoginRefusal> {
  const { email } = pending;
  const misses = pending.misses + (fault.code === "INVALID_OTP" ? 1 : 0);
  if (!needsNewCode(fault.code, misses)) {
    await keepPendingCode(visit, { ...pending, misses });
    return { ...refusalOf(fault, "code", {}, visit), misses };
  }
  const next = newPendingCode(email);
  try {
    await sendSignInCode(visit.auth, email);
  } catch (error) {
    return { ...refusalOf(error, "code", {}, visit), needsCode: true };
  }
  await keepPendingCode(visit, next);
  const cause = isSpent(misses)
    ? new AuthError("TOO_MANY_ATTEMPTS", fault.message, fault.status)
    : fault;
  return { ...refusalOf(cause, "code", {}, visit), sentAt: next.sentAt };
}

const wordsFor = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["login"]) });

function incompleteCode(visit: Visit): LoginRefusal {
  const sentence = wordsFor(visit)("login.refusal.incomplete");
  return { ok: false, values: {}, errors: { code: sentence }, formErrors: [] };
}

function refusalOf(
  error: unknown,
  field: "email" | "code",
  values: Record<string, string>,
  visit: Visit,
): LoginRefusal {
  const t = wordsFor(visit);
  const { code, message } = asAuthError(error);
  const refused = { ok: false as const, values, formErrors: [], code };
  return isKnownRefusal(code)
    ? { ...refused, errors: { [field]: t(`login.refusal.${code}`) }, message }
    : { ...refused, errors: { [field]: t("login.refusal.other", { message }) } };
}
