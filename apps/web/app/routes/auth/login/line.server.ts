import {
  type LineRefusal,
  lineIdentityCookie,
  lineOutcomeField,
  lineRefusals,
} from "@takujo/contracts/account/line-outcome";
import { hostCookieName, readCookie } from "@takujo/contracts/cookie";
import { redirect } from "react-router";
import { asAuthError } from "../../../api/auth/auth-call.ts";
import { beginLine, finishLine } from "../../../api/auth/line-calls.ts";
import { keepPrefix } from "../../../shell/routing/locale-path.ts";
import { privateCookie } from "../../../shell/session/private-cookie.server.ts";
import { offersLine } from "../../../shell/site/site.server.ts";
import type { Visit } from "../../../shell/visit.ts";

const isRefusal = (text: string | null): text is LineRefusal =>
  (lineRefusals as readonly (string | null)[]).includes(text);

function lineRefusalIn(url: URL): LineRefusal | null {
  const outcome = url.searchParams.get(lineOutcomeField);
  return isRefusal(outcome) ? outcome : null;
}

/** LINE's part of the sign-in page; null if LINE is off. */
export function readLineStep(request: Request, url: URL, visit: Visit) {
  if (!offersLine()) return null;
  const identity = readCookie(
    request.headers.get("cookie"),
    hostCookieName(lineIdentityCookie, visit),
  );
  return { isFinishing: Boolean(identity), refusal: lineRefusalIn(url) };
}

export async function goToLine(visit: Visit, here: string, wanted: string | undefined) {
  try {
    const to = wanted && keepPrefix(wanted, visit.home);
    return redirect(await beginLine(visit.auth, { home: visit.home, to }));
  } catch {
    const at = new URL(here, "http://here.invalid");
    at.searchParams.set(lineOutcomeField, "busy" satisfies LineRefusal);
    return redirect(at.pathname + at.search);
  }
}

export async function forgetLine(visit: Visit): Promise<void> {
  const cookie = privateCookie(lineIdentityCookie, visit);
  visit.setCookie(await cookie.serialize("", { maxAge: 0 }));
}

/** After the address was proven. The person is signed in either way; null if LINE was connected. */
export async function connectLine({ auth }: Visit): Promise<string | null> {
  try {
    await finishLine(auth);
    return null;
  } catch (error) {
    const reason = asAuthError(error)
      .code.replace(/^LINE_/, "")
      .toLowerCase();
    return `/user/passkey?${lineOutcomeField}=${isRefusal(reason) ? reason : "busy"}`;
  }
}
