import type { AuthSend } from "../../../api/auth/auth-call.ts";
import { signInByCode } from "../../../api/auth/session-calls.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { PendingCode } from "./pending-code.server.ts";

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
export async function signInOnce(visit: Visit, pending: PendingCode, code: string) {
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
