import { lineOutcomeField } from "@takujo/contracts/account/line-outcome";
import { createTranslator } from "@takujo/i18n/react";
import { redirect } from "react-router";
import { AuthError, type AuthSend, asAuthError } from "../../../api/auth/auth-call.ts";
import { sendSignInCode, signInByCode } from "../../../api/auth/session-calls.ts";
import {
  codeLength,
  isKnownRefusal,
  isSpent,
  needsNewCode,
} from "../../../api/auth/sign-in-code.ts";
import { parseFields, refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { validationWords } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { codeDigits } from "../../../ui/form/fields/code-text.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { emailSchema } from "../form-schema.ts";
import { destinationOf, wantedPath } from "./destination.server.ts";
import { connectLine, forgetLine, goToLine } from "./line.server.ts";
import { connectLineField, lineIntent, passkeyField, withoutLineIntent } from "./login-form.ts";
import {
  forgetPendingCode,
  keepPendingCode,
  newPendingCode,
  type PendingCode,
  readPendingCode,
} from "./pending-code.server.ts";

/** Why a sign-in was refused, with the auth service's code. Its values hold an address, or a code that is of no use. */
export interface LoginRefusal extends FormRefusal {
  code?: string;
  /** The auth service's own words, where the sentence has others. */
  message?: string;
  /** When a new code was sent for this reason. */
  sentAt?: number;
  /** The code is of no use any more, and another could not be sent. */
  needsCode?: boolean;
}

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
    return refuse(await refuseCode(asAuthError(error), code, pending, visit));
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
  code: string,
  pending: PendingCode,
  visit: Visit,
): Promise<LoginRefusal> {
  const { email } = pending;
  const isWrong = fault.code === "INVALID_OTP";
  const misses = pending.misses + (isWrong ? 1 : 0);
  if (!needsNewCode(fault.code, misses)) {
    await keepPendingCode(visit, { ...pending, misses });
    return refusalOf(fault, "code", isWrong ? { code } : {}, visit);
  }
  const next = newPendingCode(email);
  try {
    await sendSignInCode(visit.auth, email);
  } catch (error) {
    return { ...refusalOf(error, "code", { code }, visit), needsCode: true };
  }
  await keepPendingCode(visit, next);
  const cause = isSpent(misses)
    ? new AuthError("TOO_MANY_ATTEMPTS", fault.message, fault.status)
    : fault;
  return { ...refusalOf(cause, "code", { code }, visit), sentAt: next.sentAt };
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

interface SignIn {
  user: Awaited<ReturnType<typeof signInByCode>>["user"];
  /** Of session and token. */
  cookies: string[];
}

const keptMs = 60_000;
const lately = new Map<string, Promise<SignIn>>();

/**
 * A code works once. The same browser may still send it twice: by a double click without scripts, a reload, or a lost
 * response. It then gets the first answer. Other browsers do not, because the nonce is in that browser's cookie.
 */
async function signInOnce(visit: Visit, pending: PendingCode, code: string) {
  const key = `${pending.nonce} ${code}`;
  const first = lately.get(key);
  if (first) {
    const { user, cookies } = await first;
    for (const cookie of cookies) visit.setCookie(cookie);
    return user;
  }
  const signingIn = signIn(visit.auth, pending.email, code);
  lately.set(key, signingIn);
  const forget = () => lately.delete(key);
  setTimeout(forget, keptMs).unref();
  signingIn.catch(forget);
  return (await signingIn).user;
}

async function signIn(send: AuthSend, email: string, code: string): Promise<SignIn> {
  const cookies: string[] = [];
  const listening: AuthSend = async (...call) => {
    const response = await send(...call);
    cookies.push(...response.headers.getSetCookie());
    return response;
  };
  const { user } = await signInByCode(listening, email, code);
  return { user, cookies };
}
